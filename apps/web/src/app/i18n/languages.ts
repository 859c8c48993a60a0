import type { Language, Namespace } from '@touchline/messages'
import type { Catalog } from '@touchline/messages/catalog'
import { createTranslation, type Translation } from '@touchline/messages/translation'
import { whenIdle } from '../idle.ts'

/** The namespaces of every page come in one part. */
const SHARED = 'shared'
type Part = Namespace | typeof SHARED
interface MessageFile {
  catalogs: Readonly<Record<string, Catalog>>
}

/** The files of the messages of all languages: a list that a page does not need for its own. */
const allFiles = () => import('virtual:message-files').then(({ messageFiles }) => messageFiles)
/** Addresses of the messages that came with the page, by `{language}/{part}`. */
const brought = new Map<string, string>()

const onServer = typeof window === 'undefined'
/** Parts the pages of this browser have requested so far; the server has all of them. */
const wanted = new Set<Part>([SHARED])

const instances = new Map<Language, Translation>()
const coming = new Map<string, Promise<void>>()

/** Loads a language with all that was requested so far; every part only once. */
export async function loadLanguage(language: Language): Promise<Translation> {
  if (onServer) for (const key of Object.keys(await allFiles())) wanted.add(key.split('/')[1] as Part)
  await Promise.all([...wanted].map((part) => load(language, part)))
  return languageTexts(language)
}

/** Loads further messages of a language; other languages get them when they are loaded. */
export async function loadTexts(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  await Promise.all(namespaces.map((namespace) => load(language, namespace)))
}

/** Takes the messages of a page from the files that were fetched with it. */
export function bringTexts(files: Readonly<Record<string, readonly string[]>>): void {
  for (const [key, [address]] of Object.entries(files)) if (address !== undefined) brought.set(key, address)
}

/** Loads the list of all other messages before the next page is opened, which would wait for it. */
export const foreseeTexts = (): (() => void) => whenIdle(() => void allFiles().catch(() => {}))

/** A language that was loaded before; the router loads the page's language before anything is drawn. */
export function languageTexts(language: Language): Translation {
  const instance = instances.get(language)
  if (!instance?.has('common')) throw new Error(`The messages of '${language}' were not loaded`)
  return instance
}

/** The promise to await before a namespace can be used; null when it is loaded. */
export function textsToCome(instance: Translation, namespace: Namespace): Promise<void> | null {
  if (instance.has(namespace)) return null
  wanted.add(namespace)
  return load(instance.language, namespace)
}

function load(language: Language, part: Part): Promise<void> {
  const key = `${language}/${part}`
  const known = coming.get(key)
  if (known !== undefined) return known
  const loading = read(key).then(({ catalogs }) => {
    const instance = instanceOf(language)
    for (const [namespace, catalog] of Object.entries(catalogs)) instance.add(namespace, catalog)
  })
  coming.set(key, loading)
  loading.catch(() => coming.delete(key))
  return loading
}

async function read(key: string): Promise<MessageFile> {
  const address = brought.get(key)
  if (address !== undefined) return import(/* @vite-ignore */ address)
  const file = (await allFiles())[key]
  if (file === undefined) throw new Error(`There are no messages '${key}'`)
  return file()
}

function instanceOf(language: Language): Translation {
  const known = instances.get(language)
  if (known) return known
  const instance = createTranslation(language)
  instances.set(language, instance)
  return instance
}
