import type { Language } from '@touchline/messages'
import { languageTexts } from './languages.ts'

const GROUP = /^group (\w{1,2})$/i
const LEG = /^leg ([12])$/i
const MATCH = /^match (\d)$/i

/** The name of a stage, group, leg or round in the viewer's language, by the English one of the data; one that is not known stays as it is. */
export function stageNameIn(language: Language, name: string): string {
  const { t, nameIn } = languageTexts(language)
  const own = nameIn('stages', name.trim().toLowerCase().replaceAll('-', ' '), '')
  if (own !== '') return own
  const letter = GROUP.exec(name)?.[1]
  if (letter !== undefined) return t('common:stage.group', { letter })
  const number = LEG.exec(name)?.[1]
  if (number !== undefined) return t('common:stage.leg', { number })
  const match = MATCH.exec(name)?.[1]
  if (match !== undefined) return t('common:stage.match', { number: match })
  return name
}
