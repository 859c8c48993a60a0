import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LegalPage, LegalSetting } from '@touchline/contract'
import { LANGUAGES, type Language } from '@touchline/messages'
import type { Brand } from '../../platform/brand.ts'
import { legalTextOf } from './legal-text.ts'

const STARTING_FOLDER = fileURLToPath(new URL('../../../legal', import.meta.url))

export interface ShownLegalText {
  language: Language
  title: string
  html: string
  /** Day of the text. */
  version: string
  /** False for a text that ships with the product. */
  own: boolean
}

export interface LegalSettings {
  /** Folder with the operator's own texts. */
  folder?: string | undefined
  brand: Pick<Brand, 'name'>
  /** The operator's text from the console; null if there is none. */
  written?: (page: LegalPage) => LegalSetting
}

export const fileName = (page: LegalPage, language: Language) => `${page}.${language}.md`

/** The operator's text in the requested language, else in another, else the product's own. Files go before texts of the console. */
export async function findLegalText(
  { folder, brand, written }: LegalSettings,
  page: LegalPage,
  language: Language,
): Promise<ShownLegalText> {
  const candidates = [language, ...LANGUAGES.filter((other) => other !== language)]
  for (const candidate of folder === undefined ? [] : candidates) {
    const file = await readOrNull(join(folder ?? '', fileName(page, candidate)))
    if (file === null) continue
    const { title, html, version } = legalTextOf(file.text, brand.name)
    return {
      language: candidate,
      title: title ?? (await readStarting(page, candidate, brand.name)).title,
      html,
      version: version ?? file.changedOn,
      own: true,
    }
  }
  const setting = written?.(page) ?? null
  const candidate = candidates.find((one) => setting?.texts[one])
  if (setting === null || candidate === undefined) return readStarting(page, language, brand.name)
  const { title, html } = legalTextOf(setting.texts[candidate] ?? '', brand.name)
  return { language: candidate, title: title ?? '', html, version: setting.day, own: true }
}

/** Whether the operator's folder has the text, in whatever language. */
export async function hasOwnFile(folder: string | undefined, page: LegalPage): Promise<boolean> {
  if (folder === undefined) return false
  const files = LANGUAGES.map((language) => readOrNull(join(folder, fileName(page, language))))
  return (await Promise.all(files)).some((file) => file !== null)
}

/** The Markdown of a text: that of the operator's folder, else the one that ships with the product, without its line `Version:`. */
export async function readSource(folder: string | undefined, page: LegalPage, language: Language): Promise<string> {
  const name = fileName(page, language)
  const own = folder === undefined ? null : await readOrNull(join(folder, name))
  const text = own?.text ?? (await readFile(join(STARTING_FOLDER, name), 'utf8'))
  return text.replace(/^Version:.*\r?\n/m, '')
}

async function readStarting(page: LegalPage, language: Language, brand: string): Promise<ShownLegalText> {
  const path = join(STARTING_FOLDER, fileName(page, language))
  const { title, html, version } = legalTextOf(await readFile(path, 'utf8'), brand)
  if (title === null || version === null) throw new Error(`${path} has no title or no version`)
  return { language, title, html, version, own: false }
}

async function readOrNull(path: string): Promise<{ text: string; changedOn: string } | null> {
  try {
    const [text, { mtime }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    return { text, changedOn: mtime.toISOString().slice(0, 10) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
