import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '@touchline/messages'
import { catalogOf, messageFile, readMessages } from '@touchline/messages/catalog'
import type { Plugin } from 'vite'

const FILES = 'virtual:message-files'
const CHUNKS = 'virtual:message-chunks'
/** Built files are named by it: `league.pt-4f3a9c1.js`. */
const PART = /^\0?virtual:messages\/([\w-]+)\.(\w+)\.js$/

/** The namespaces of every page are in one file; each other namespace is a separate file. */
const SHARED = 'shared'
const SHARED_NAMESPACES = ['common', 'weather', 'countries', 'competitions', 'teams', 'squads', 'stages', 'bookmakers']
/** Only the server writes mails and the manifest, only the service worker has the page for those without a connection. */
const OF_OTHERS = ['mails', 'manifest', 'offline']

/** Parts of a language's messages: those that are loaded together. */
const parts = () => [
  SHARED,
  ...Object.keys(readMessages(SOURCE_LANGUAGE)).filter((name) => ![...SHARED_NAMESPACES, ...OF_OTHERS].includes(name)),
]

/** The catalogs of a part by namespace. */
const catalogs = (language: Language, part: string) =>
  Object.fromEntries(
    (part === SHARED ? SHARED_NAMESPACES : [part]).map((namespace) => [namespace, catalogOf(language, namespace)]),
  )

/**
 * Compiles the message files: each part of a language is a module, `virtual:messages/league.pt.js`, and `virtual:message-files` loads them by
 * language and part. `virtual:message-chunks` tells the page renderer which built files they became, so that a page can preload its own
 * together with its scripts: the client is built before the renderer.
 */
export function messages(): Plugin {
  const chunks: Record<string, string[]> = {}
  return {
    name: 'touchline-messages',
    sharedDuringBuild: true,
    resolveId: (id) => (id === FILES || id === CHUNKS || PART.test(id) ? `\0${id.replace('\0', '')}` : undefined),
    load(id) {
      if (id === `\0${CHUNKS}`) return `export const messageChunks = ${JSON.stringify(chunks)}`
      if (id === `\0${FILES}`) return listOfFiles()
      const [, part, language] = (id.startsWith('\0') && PART.exec(id)) || []
      if (language === undefined || part === undefined) return undefined
      this.addWatchFile(messageFile(language))
      return `export const catalogs = ${JSON.stringify(catalogs(language as Language, part))}`
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const [, part, language] = PART.exec(output.facadeModuleId ?? '') ?? []
        if (language) chunks[`${language}/${part}`] = [output.fileName, ...output.imports].map((file) => `/${file}`)
      }
    },
  }
}

function listOfFiles(): string {
  const files = LANGUAGES.flatMap((language) =>
    parts().map((part) => `'${language}/${part}': () => import('virtual:messages/${part}.${language}.js')`),
  )
  return `export const messageFiles = {\n${files.join(',\n')}\n}`
}
