import { foldText, OFFSETS } from '@touchline/football'
import type { Settings } from '../../app/settings/settings.fields.ts'

/** The settings of the general tab, in the order they stand there. */
export const GENERAL_KEYS = [
  'language',
  'odds_format',
  'palette',
  'tz',
  'tz_place',
  'days_coach_changed',
  'count_form',
  'type_form',
  'league_form',
] as const satisfies readonly (keyof Settings)[]

export type GeneralSettings = Pick<Settings, (typeof GENERAL_KEYS)[number]>

const DAYS = [7, 10, 14, 20, 30, 45, 60, 90] as const
const COUNTS = [1, 3, 4, 5, 6, 8, 10, 15, 20] as const

/** The usual numbers to choose from, with the present one where it is another. */
const withPresent = (usual: readonly number[], present: number): number[] =>
  [...new Set([...usual, present])].sort((a, b) => a - b)

export const coachDays = (present: number): number[] => withPresent(DAYS, present)
export const formCounts = (present: number): number[] => withPresent(COUNTS, present)

/** The 25 fixed offsets with their words, `UTC+2`; the minus sign is a minus sign. */
export const OFFSET_OPTIONS = OFFSETS.map((value) => ({ value, label: `UTC${value.replace('-', '−')}` }))

/** What some browsers still list by an older name. */
const NOW_CALLED: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** Places by the names they have today. */
export const todaysNames = (zones: readonly string[]): string[] => zones.map((zone) => NOW_CALLED[zone] ?? zone)

const MOST_PLACES = 30

/** The places whose name or zone holds what was typed, without regard to case and accents; those it begins come first. */
export function placesFor(typed: string, zones: readonly string[], nameOf: (zone: string) => string): string[] {
  const text = foldText(typed.trim())
  const named = zones.map((zone) => ({ zone, name: foldText(nameOf(zone)), own: foldText(zone.replaceAll('_', ' ')) }))
  const found = named.filter(({ name, own }) => name.includes(text) || own.includes(text))
  const rank = ({ name, own }: (typeof named)[number]) => {
    const begins = (words: string) => words.startsWith(text)
    return begins(name) || begins(own.split('/').at(-1) ?? own) ? 0 : 1
  }
  return found
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST_PLACES)
    .map(({ zone }) => zone)
}
