import type { Plugin } from 'vite'

const VIRTUAL = 'virtual:text-chunks'
const RESOLVED = `\0${VIRTUAL}`
const SHARED = /\/src\/app\/i18n\/shared\.(?<language>\w+)\.ts$/
const FOLDER = /\/src\/(?:features|ui)\/(?<part>[^/]+)\/texts\.(?<language>\w+)\.ts$/

/**
 * Reports the page renderer which built files hold the texts of a language, as `virtual:text-chunks`, so that a page can preload its
 * own together with its scripts. The client is built before the renderer, which is what makes this possible.
 */
export function textChunks(): Plugin {
  const files: Record<string, string[]> = {}
  return {
    name: 'touchline-text-chunks',
    sharedDuringBuild: true,
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const textChunks = ${JSON.stringify(files)}` : undefined),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const module = output.facadeModuleId ?? ''
        const { language, part = 'shared' } = (SHARED.exec(module) ?? FOLDER.exec(module))?.groups ?? {}
        if (language) files[`${language}/${part}`] = [output.fileName, ...output.imports].map((file) => `/${file}`)
      }
    },
  }
}
