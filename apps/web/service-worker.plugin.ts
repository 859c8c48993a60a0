import { createHash } from 'node:crypto'
import path from 'node:path'
import { LANGUAGES } from '@touchline/messages'
import { readMessages } from '@touchline/messages/catalog'
import { build, type Plugin, type Rolldown } from 'vite'
import { SUPPORTED } from './supported-browsers.plugin.ts'

/** Parts that the frame loads late: `features/shell/shell.tsx`. */
const LATE =
  /\/(?:features\/shell\/(?:offline\/kept-notice|arrivals|scroll-to-top|page-alerts\/page-alerts)|ui\/(?:layout\/notices|cover\/cover-changes))\.tsx$/
const ENTRY = path.join(import.meta.dirname, 'src/service-worker/worker.ts')

/** The worker as one script that knows by what name everything else was built. */
async function workerOf(buildName: string, shell: readonly string[]): Promise<string> {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, readMessages(language).offline]))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { BUILD: JSON.stringify(buildName), SHELL: JSON.stringify(shell), OFFLINE_TEXTS: JSON.stringify(texts) },
    build: {
      write: false,
      target: SUPPORTED,
      lib: { entry: ENTRY, formats: ['iife'], name: 'worker', fileName: 'service-worker' },
    },
  })
  const [{ output = [] } = {}] = (Array.isArray(built) ? built : [built]) as {
    output?: { type: string; code?: string }[]
  }[]
  const code = output.find(({ type }) => type === 'chunk')?.code
  if (code === undefined) throw new Error('The service worker was not built')
  return code
}

/** Files that the frame of every page loads after hydration, with their imports. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (files.has(`/${file}`) || chunk?.type !== 'chunk') return
    files.add(`/${file}`)
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(`/${css}`)
    for (const needed of chunk.imports) add(needed)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && LATE.test(chunk.facadeModuleId ?? '')) add(chunk.fileName)
  }
  return [...files]
}

/** Builds `/service-worker.js` at a fixed address: its name never changes, its text with every build. */
export function serviceWorker(): Plugin {
  return {
    name: 'touchline-service-worker',
    async generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const buildName = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: await workerOf(buildName, shellOf(bundle)),
      })
    },
  }
}
