import { randomUUID } from 'node:crypto'
import { chmod, glob, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib'

const COMPRESSIBLE = '**/*.{js,css,svg,html,json,txt,map}'
/** Bytes. Low, since a file is compressed once per build, unlike an answer. */
const WORTH_COMPRESSING = 300

const compressGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip)

const compressors = [
  ['.br', promisify<Buffer, Buffer>(brotliCompress)],
  ['.gz', (file: Buffer) => compressGzip(file, { level: constants.Z_BEST_COMPRESSION })],
] as const

/**
 * Writes a brotli and a gzip copy next to every text file of a folder, once per build with the best compression. A copy appears only when
 * it is complete.
 */
export async function compressFiles(folder: string): Promise<void> {
  for await (const name of glob(COMPRESSIBLE, { cwd: folder })) {
    const path = join(folder, name)
    const { mode, mtimeMs, size } = await stat(path)
    if (size < WORTH_COMPRESSING) continue
    for (const [ending, compress] of compressors) {
      const copy = await stat(path + ending).catch(() => null)
      if (copy !== null && copy.mtimeMs >= mtimeMs) continue
      // Processes that start together do the same work, each under another name.
      const part = `${path}${ending}.${randomUUID()}.part`
      await writeFile(part, await compress(await readFile(path)))
      // A copy may be read by those who may read the file.
      await chmod(part, mode)
      await rename(part, path + ending)
    }
  }
}
