import { access } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { compressFiles } from './compress-files.ts'

export const FOREVER = 'public, max-age=31536000, immutable'
export const A_DAY = 'public, max-age=86400'
/** Revalidated each time, so that no browser has an old one. */
const EACH_TIME = 'public, max-age=0, must-revalidate'
const WORKER = 'service-worker.js'

/** Files of the built web application: those with a hash in their name never change, the others may be cached for a day. */
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
      const kept = path.includes(`${sep}assets${sep}`) ? FOREVER : A_DAY
      reply.header('cache-control', basename(path).startsWith(WORKER) ? EACH_TIME : kept)
    },
  })
  // Until the copies exist the files are sent as they are.
  compressFiles(root).catch((error: unknown) => app.log.warn({ err: error }, 'the files of the site stay uncompressed'))
}
