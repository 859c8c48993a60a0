import type { Language } from '../settings/settings.fields.ts'
import { languageTexts } from './languages.ts'

const GROUP = /^group (\w{1,2})$/i
const LEG = /^leg ([12])$/i

/** The name of a stage, group, leg or round in the viewer's language, by the English one of the data; one that is not known stays as it is. */
export function stageNameIn(language: Language, name: string): string {
  const { t } = languageTexts(language)
  const options = { ns: 'stages', defaultValue: name } as const
  const letter = GROUP.exec(name)?.[1]
  if (letter !== undefined) return t('group of', { ...options, letter })
  const number = LEG.exec(name)?.[1]
  if (number !== undefined) return t('leg of', { ...options, number })
  return t(name.trim().toLowerCase().replaceAll('-', ' '), options)
}
