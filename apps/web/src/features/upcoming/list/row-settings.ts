import type { Zone } from '@touchline/football'
import { useMemo } from 'react'
import { useSettings } from '../../../app/app.ts'
import type { Language } from '../../../app/settings/settings.fields.ts'
import { zoneOf } from '../../../app/settings/zone.ts'
import type { DayText } from '../days/day.ts'

/** What every row is drawn from, the same object until one of them changes. */
export interface RowSettings {
  /** The day of the list: what began on another one says so. */
  day: DayText
  zone: Zone
  language: Language
  /** A coach counts as new for this many days. */
  coachDays: number
}

export function useRowSettings(day: DayText): RowSettings {
  const settings = useSettings()
  const zone = zoneOf(settings)
  const { language, days_coach_changed: coachDays } = settings
  return useMemo(() => ({ day, zone, language, coachDays }), [day, zone, language, coachDays])
}
