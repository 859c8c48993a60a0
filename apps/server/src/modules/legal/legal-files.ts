import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LegalPage } from '@touchline/contract'
import { LANGUAGES, type Language } from '@touchline/messages'
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
  brand: string
}

export const fileName = (page: LegalPage, language: Language) => `${page}.${language}.md`

/** The operator's text in the language asked for, else in the other one, else the text that ships with the product. */
export async function findLegalText(
  { folder, brand }: LegalSettings,
  page: LegalPage,
  language: Language,
): Promise<ShownLegalText> {
  const starting = await readStarting(page, language, brand)
  if (folder === undefined) return starting
  for (const candidate of [language, ...LANGUAGES.filter((other) => other !== language)]) {
    const file = await readOrNull(join(folder, fileName(page, candidate)))
    if (file === null) continue
    const { title, html, version } = legalTextOf(file.text, brand)
    return {
      language: candidate,
      title: title ?? (await readStarting(page, candidate, brand)).title,
      html,
      version: version ?? file.changedOn,
      own: true,
    }
  }
  return starting
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
