import { access } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { compressFiles } from './compress-files.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** Files of the built web application: those with a hash in their name never change, the others may be kept for a day. */
export async function staticFiles(app: FastifyInstance, folder: string): Promise<void> {
  const root = join(folder, 'client')
  const built = await access(root).then(
    () => true,
    () => false,
  )
  if (!built) return
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.{br,gz,part}'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? FOREVER : A_DAY)
    },
  })
  // Until the copies are there the files go out as they are.
  compressFiles(root).catch((error: unknown) => app.log.warn({ err: error }, 'the files of the site stay uncompressed'))
}
