import { localDay } from '@touchline/football'
import { useApp, useSettings } from '../app/app.ts'
import { useNow } from '../app/clock.ts'
import { zoneOf } from '../app/settings/zone.ts'

export const MINUTE_MS = 60_000

/** Today on the viewer's clock; moves on at midnight. */
export function useToday(): string {
  const { page } = useApp()
  const settings = useSettings()
  return localDay(useNow(MINUTE_MS, page.now), zoneOf(settings))
}
