import { createReadStream, type Stats, statSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import { backupFault } from './format.ts'

/** The longest row holds a stored answer of 16 MB, written as twice as many digits. */
const MAX_LINE_LENGTH = 64 * 1024 * 1024
/** Our rows shrink to a tenth or a twentieth; a file that unpacks to much more is an attack on memory or disk. */
const MAX_RATIO = 200
/** A small file may unpack to this size, whatever the ratio. */
const ALWAYS_ALLOWED_BYTES = 64 * 1024 * 1024

/**
 * The lines of a backup, unpacked as they are read.
 * @throws Error with code `BACKUP_FAULT` where there is no such file or it cannot be unpacked within these bounds
 */
export async function* backupLines(path: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  const allowedBytes = Math.max(ALWAYS_ALLOWED_BYTES, fileAt(path).size * MAX_RATIO)
  const file = createReadStream(path)
  const text = file.pipe(createGunzip())
  file.on('error', (error) => text.destroy(error))
  let unpacked = 0
  let begun: string[] = []
  let begunLength = 0
  try {
    for await (const chunk of text) {
      unpacked += (chunk as Buffer).length
      if (unpacked > allowedBytes) throw unpacksTooFar(path)
      const [first = '', ...others] = decoder.write(chunk as Buffer).split('\n')
      begun.push(first)
      begunLength += first.length
      if (begunLength > MAX_LINE_LENGTH) throw tooLong(path)
      const next = others.pop()
      if (next === undefined) continue
      yield begun.join('')
      yield* others
      begun = [next]
      begunLength = next.length
    }
  } catch (error) {
    throw readable(error as NodeJS.ErrnoException, path)
  } finally {
    file.destroy()
    text.destroy()
  }
  if (begunLength > 0) throw cutOff(path)
}

/** A pipe or a device has no end to wait for. */
function fileAt(path: string): Stats {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) throw backupFault(`There is no file ${path}.`)
  if (!stats.isFile()) throw backupFault(`${path} is not a file.`)
  return stats
}

function readable(error: NodeJS.ErrnoException, path: string): Error {
  if (error.code === 'Z_BUF_ERROR') return cutOff(path)
  if (error.code === 'Z_DATA_ERROR' && error.message.includes('header')) return noBackup(path)
  if (error.code === 'Z_DATA_ERROR') return altered(path, 'its bytes')
  return error
}

export const noBackup = (path: string) => backupFault(`${path} is not a backup made by touchline.`)
export const cutOff = (path: string) =>
  backupFault(`${path} is cut off: its end is missing. Take it from another copy.`)
export const altered = (path: string, where: string) =>
  backupFault(`${path} was altered or damaged: ${where} differ from the written ones. Use another copy.`)
const unpacksTooFar = (path: string) =>
  backupFault(
    `${path} unpacks to more than ${MAX_RATIO} times its size, which no backup does. Take it from another copy.`,
  )
const tooLong = (path: string) =>
  backupFault(
    `${path} has a line of more than ${MAX_LINE_LENGTH >> 20} MB, which no backup has. Take it from another copy.`,
  )
