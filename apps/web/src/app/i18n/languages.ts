import type { FlatNamespace } from 'i18next'
import { whenIdle } from '../idle.ts'
import { LANGUAGES, type Language } from '../settings/settings.fields.ts'
import { createTranslator, type Translator } from './translator.ts'

type Texts = Record<string, unknown>

/** What a page says beyond the words of every page: `texts.en.ts` of a folder of features or of ui, called by the folder's name. */
export type Namespace = Exclude<FlatNamespace, 'common' | 'weather' | 'countries'>

/** The words of every page: the namespaces `common`, `weather` and `countries`. */
const SHARED = 'shared'
type Part = Namespace | typeof SHARED

const folders = import.meta.glob<Texts>(['../../features/*/texts.*.ts', '../../ui/*/texts.*.ts'], { import: 'texts' })
const shared: Record<Language, () => Promise<{ texts: Record<string, Texts> }>> = {
  en: () => import('./shared.en.ts'),
  pt: () => import('./shared.pt.ts'),
}

/** Reads a part of a language's texts, each a file of its own: `{language}/{part}`, giving its namespaces. */
const sources = new Map<string, () => Promise<Record<string, Texts>>>(
  LANGUAGES.map((language) => [`${language}/${SHARED}`, async () => (await shared[language]()).texts]),
)
for (const [file, read] of Object.entries(folders)) {
  const [namespace = '', name = ''] = file.split('/').slice(-2)
  sources.set(`${name.split('.')[1]}/${namespace}`, async () => ({ [namespace]: await read() }))
}

const onServer = typeof window === 'undefined'
/** What the pages of this browser have asked for so far; the server has everything at hand. */
const wanted = new Set<Part>([SHARED])
if (onServer) for (const name of sources.keys()) wanted.add(name.split('/')[1] as Part)

const instances = new Map<Language, Translator>()
const coming = new Map<string, Promise<void>>()

/** Loads a language with all that was asked for so far; every part only once. */
export async function loadLanguage(language: Language): Promise<Translator> {
  await Promise.all([...wanted].map((part) => load(language, part)))
  return languageTexts(language)
}

/** Has further texts of a language at hand; other languages get them when they are loaded. */
export async function loadTexts(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  await Promise.all(namespaces.map((namespace) => load(language, namespace)))
}

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
  const texts = await sources.get(`${language}/${part}`)?.()
  for (const [namespace, values] of Object.entries(texts ?? {})) instance.add(language, namespace, values)
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
