import { localDay, MINUTE_MS } from '@touchline/football'
import { useApp } from '../app/app.ts'
import { useNow } from '../app/clock.ts'
import { useZone } from './match/use-zone.ts'

/** Today on the viewer's clock; moves on at midnight. */
export function useToday(): string {
  const { page } = useApp()
  return localDay(useNow(MINUTE_MS, page.now), useZone())
}
