import { OFFSETS } from '@touchline/football'
import type { Settings } from '../../app/settings/settings.fields.ts'

/** The settings of the general tab, in display order. */
export const GENERAL_KEYS = [
  'language',
  'odds_format',
  'palette',
  'theme',
  'hide_scores',
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
