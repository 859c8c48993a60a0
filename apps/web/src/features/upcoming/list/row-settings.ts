import type { OddsFormat, Zone } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { useMemo } from 'react'
import { useSetting } from '../../../app/app.ts'
import { useZone } from '../../../ui/match/use-zone.ts'
import type { DayText } from '../days/day.ts'

/** Settings of every row, the same object until one of them changes. */
export interface RowSettings {
  /** The day of the list: matches that began on another one show theirs. */
  day: DayText
  zone: Zone
  language: Language
  oddsFormat: OddsFormat
  /** A coach counts as new for this many days. */
  coachDays: number
  /** Stakes are shown in place of the weather. */
  byStakes: boolean
}

export function useRowSettings(day: DayText, byStakes: boolean): RowSettings {
  const zone = useZone()
  const language = useSetting('language')
  const oddsFormat = useSetting('odds_format')
  const coachDays = useSetting('days_coach_changed')
  return useMemo(
    () => ({ day, zone, language, oddsFormat, coachDays, byStakes }),
    [day, zone, language, oddsFormat, coachDays, byStakes],
  )
}
