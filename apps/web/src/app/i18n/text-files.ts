import { LANGUAGES, type Language } from '../settings/settings.fields.ts'

export type Texts = Record<string, unknown>

const folders = import.meta.glob<Texts>(['../../features/*/texts.*.ts', '../../ui/*/texts.*.ts'], { import: 'texts' })
const shared: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import('./shared.en.ts'),
  pt: () => import('./shared.pt.ts'),
}

/** The texts of every part of every language, each a file of its own: `{language}/{part}`. */
const files = new Map<string, () => Promise<Texts>>(
  LANGUAGES.map((language) => [`${language}/shared`, async () => (await shared[language]()).texts]),
)
for (const [file, read] of Object.entries(folders)) {
  const [folder = '', name = ''] = file.split('/').slice(-2)
  files.set(`${name.split('.')[1]}/${folder}`, read)
}

/** Every part there is. */
export const PARTS = new Set([...files.keys()].map((key) => key.split('/')[1] ?? ''))

/** What a language says of a part; undefined where there is no such file. */
export async function readTexts(language: Language, part: string): Promise<Texts | undefined> {
  return files.get(`${language}/${part}`)?.()
}
