import type { FlatNamespace } from 'i18next'
import { whenIdle } from '../idle.ts'
import type { Language } from '../settings/settings.fields.ts'
import type { Texts } from './text-files.ts'
import { createTranslator, type Translator } from './translator.ts'

/** What a page says beyond the words of every page: `texts.en.ts` of a folder of features or of ui, called by the folder's name. */
export type Namespace = Exclude<FlatNamespace, 'common' | 'weather' | 'countries' | 'competitions' | 'teams' | 'stages'>

/** The words of every page: the namespaces `common`, `weather`, `countries`, `competitions`, `teams` and `stages`. */
const SHARED = 'shared'
type Part = Namespace | typeof SHARED

/** Where the texts of all languages are: a list that a page does not need for its own. */
const allFiles = () => import('./text-files.ts')
/** Addresses of the texts that came with the page, by `{language}/{part}`. */
const brought = new Map<string, string>()

const onServer = typeof window === 'undefined'
/** What the pages of this browser have asked for so far; the server has everything at hand. */
const wanted = new Set<Part>([SHARED])

const instances = new Map<Language, Translator>()
const coming = new Map<string, Promise<void>>()

/** Loads a language with all that was asked for so far; every part only once. */
export async function loadLanguage(language: Language): Promise<Translator> {
  if (onServer) for (const part of (await allFiles()).PARTS) wanted.add(part as Part)
  await Promise.all([...wanted].map((part) => load(language, part)))
  return languageTexts(language)
}

/** Has further texts of a language at hand; other languages get them when they are loaded. */
export async function loadTexts(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  await Promise.all(namespaces.map((namespace) => load(language, namespace)))
}

/** Takes the texts of a page from the files that were fetched with it. */
export function bringTexts(files: Readonly<Record<string, readonly string[]>>): void {
  for (const [key, [address]] of Object.entries(files)) if (address !== undefined) brought.set(key, address)
}

/** Has the list of all other texts at hand before another page is gone to, which asks for it otherwise. */
export const foreseeTexts = (): (() => void) => whenIdle(() => void allFiles().catch(() => {}))

/** A language that was loaded before; the router loads the page's language before anything is drawn. */
export function languageTexts(language: Language): Translator {
  const instance = instances.get(language)
  if (!instance?.has('common')) throw new Error(`The texts of '${language}' were not loaded`)
  return instance
}

/** What to wait for before a namespace can be used; null when it is there. */
export function textsToCome(instance: Translator, namespace: FlatNamespace): Promise<void> | null {
  const language = instance.language as Language
  if (instance.has(namespace)) return null
  wanted.add(namespace as Namespace)
  return load(language, namespace as Namespace)
}

function load(language: Language, part: Part): Promise<void> {
  const key = `${language}/${part}`
  const known = coming.get(key)
  if (known !== undefined) return known
  const loading = add(instanceOf(language), language, part).then(() => {
    if (language !== 'en') return addFallback(language, part)
  })
  coming.set(key, loading)
  loading.catch(() => coming.delete(key))
  return loading
}

async function add(instance: Translator, language: Language, part: Part): Promise<void> {
  const texts = await read(language, part)
  if (texts === undefined) return
  if (part !== SHARED) return instance.add(language, part, texts)
  for (const [namespace, values] of Object.entries(texts)) instance.add(language, namespace, values as Texts)
}

async function read(language: Language, part: Part): Promise<Texts | undefined> {
  const address = brought.get(`${language}/${part}`)
  if (address === undefined) return (await allFiles()).readTexts(language, part)
  const file: { texts: Texts } = await import(/* @vite-ignore */ address)
  return file.texts
}

/** English stands in for what is missing: the server has it at hand, the browser fetches it when it is idle. */
function addFallback(language: Language, part: Part): Promise<void> | void {
  const fill = () => add(instanceOf(language), 'en', part)
  if (onServer) return fill()
  // Without it nothing is missing that a page needs.
  whenIdle(() => void fill().catch(() => {}))
}

function instanceOf(language: Language): Translator {
  const known = instances.get(language)
  if (known) return known
  const instance = createTranslator(language)
  instances.set(language, instance)
  return instance
}
