import type { Language } from '../settings/settings.fields.ts'

type Texts = Record<string, unknown>

const files = import.meta.glob<Texts>(['../../features/*/texts.*.ts', '../../ui/*/texts.*.ts', './shared.*.ts'], {
  import: 'texts',
})

/** All texts of a language by namespace, as their files have them. */
export async function allTexts(language: Language): Promise<Record<string, Texts>> {
  const all: Record<string, Texts> = {}
  for (const [file, read] of Object.entries(files)) {
    const [folder = '', name = ''] = file.split('/').slice(-2)
    if (name.split('.')[1] !== language) continue
    if (name.startsWith('shared.')) Object.assign(all, await read())
    else all[folder] = await read()
  }
  return all
}
