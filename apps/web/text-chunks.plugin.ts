import type { Plugin } from 'vite'

const VIRTUAL = 'virtual:text-chunks'
const RESOLVED = `\0${VIRTUAL}`
const TEXTS = /\/src\/app\/i18n\/(en|pt)\.ts$/

/**
 * Tells the page renderer which built file holds the texts of a language, as `virtual:text-chunks`, so that the page can preload
 * it together with its scripts. The client is built before the renderer, which is what makes this possible.
 */
export function textChunks(): Plugin {
  const files: Record<string, string> = {}
  return {
    name: 'touchline-text-chunks',
    sharedDuringBuild: true,
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const textChunks = ${JSON.stringify(files)}` : undefined),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const output of Object.values(bundle)) {
        const language = output.type === 'chunk' ? TEXTS.exec(output.facadeModuleId ?? '')?.[1] : undefined
        if (language) files[language] = `/${output.fileName}`
      }
    },
  }
}
