import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')),
  'flags',
  '4x3',
)

/** The package's flag of no country is a white sheet; ours is in public/flags. */
const OWN = 'xx.svg'

/** Serves the flags from our own origin as `/flags/{code}.svg`: copied into the client build, read from the package in development. */
export function flagFiles(): Plugin {
  return {
    name: 'touchline-flag-files',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const file of readdirSync(folder)) {
        if (file === OWN) continue
        this.emitFile({ type: 'asset', fileName: `flags/${file}`, source: readFileSync(path.join(folder, file)) })
      }
    },
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const file = path.basename(request.url ?? '')
        if (file === OWN || !/^[a-z-]+\.svg$/.test(file)) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(readFileSync(path.join(folder, file)))
      })
    },
  }
}
