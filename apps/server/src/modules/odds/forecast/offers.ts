import type { ForecastOutcome, PreMatchOdds } from '@touchline/contract'
import {
  handicapLines,
  mainHandicap,
  mainTotal,
  type OddsKey,
  type PriceFormats,
  totalLines,
} from '@touchline/football'

/** A price as the match page shows it, with its selection. */
export type Offer = Pick<ForecastOutcome, 'label' | 'side' | 'line' | 'main' | 'price'>

type Entry = {
  label: Offer['label']
  side?: 'home' | 'away'
  handicap?: number
  total?: number
  value: PriceFormats
}

type Handicaps = Parameters<typeof handicapLines>[0]
type Totals = Parameters<typeof totalLines>[0]

/** Lines of a market that the match page shows, as its entries have them. */
function mainLines(entries: readonly Entry[]): (entry: Entry) => boolean {
  if (entries.some(({ handicap }) => handicap !== undefined)) {
    const main = mainHandicap(handicapLines(entries as Handicaps))?.handicap
    return ({ label, handicap }) => (label === 'home' ? handicap : 0 - (handicap ?? 0)) === main
  }
  const totals = (side: Entry['side']) =>
    mainTotal(totalLines(entries.filter((entry) => entry.side === side) as Totals))?.total
  const main = { home: totals('home'), away: totals('away'), match: totals(undefined) }
  return ({ side, total }) => total === main[side ?? 'match']
}

/** Every price of a market; empty where nobody has one. */
export function offersOf(odds: PreMatchOdds, key: OddsKey): Offer[] {
  const entries: readonly Entry[] = odds[key] ?? []
  const isMain = mainLines(entries)
  return entries.map((entry) => ({
    label: entry.label,
    side: entry.side ?? null,
    line: entry.handicap ?? entry.total ?? null,
    main: isMain(entry),
    price: entry.value,
  }))
}
