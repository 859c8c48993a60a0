import type { HitCounts, HitRate } from '@touchline/football'
import { useEffect, useMemo } from 'react'
import type { RateList } from '../hit-rates/hit-rates.model.ts'
import { HitRates } from '../hit-rates/hit-rates.tsx'
import { MatchSums, type MatchSumsProps } from '../summary/match-sums.tsx'
import type { OnMatches } from '../use-known-statistics.ts'
import { HistoryList } from './history-list.tsx'
import { rowsOf } from './list-kinds.ts'
import type { ListPages } from './list-pages.ts'
import type { Subject } from './match-events.ts'

export interface MatchesShownProps extends MatchSumsProps {
  /** The table's caption for screen readers. */
  caption: string
  /** First words of the names of downloaded files. */
  file: string
  /** Phones keep league and round. */
  places?: boolean
  pages: ListPages
  /** Name of the list, under which it reports its matches. */
  list: string
  onMatches?: OnMatches | undefined
  /** Counts for the selected half over each match of the list, the number of matches, and the prior. */
  counts: HitCounts
  counted: number
  /** Matches of the list; left out where all of them are counted. */
  listed?: number
  rates?: RateList
}

/** All rates for goals; for corners and cards those about them. */
const RATES: Readonly<Record<Subject, readonly HitRate[] | undefined>> = {
  goals: undefined,
  corners: ['corners_over_95'],
  cards: ['cards_over_45'],
}

/** Past matches of a team: sums, form, when it happened, and the list itself. `matches` are those of the page that is shown. */
export function MatchesShown({
  caption,
  file,
  places,
  pages,
  list,
  onMatches,
  counts,
  counted,
  listed = counted,
  rates = 'past',
  ...sums
}: MatchesShownProps) {
  const { kind, matches, half, viewed, team, opponent } = sums
  const shown = useMemo(() => rowsOf(kind, { matches, half, viewed }), [kind, matches, half, viewed])
  useEffect(() => onMatches?.(list, matches), [onMatches, list, matches])
  const table = { caption, file, places, pages, kind, shown, half, viewed, team, opponent }
  return (
    <>
      <MatchSums {...sums} shown={shown} />
      {kind.subject === 'stats' ? null : (
        <HitRates
          counts={counts}
          of={counted}
          listed={listed}
          half={half}
          team={{ id: viewed, name: team }}
          list={rates}
          rates={RATES[kind.subject]}
        />
      )}
      <HistoryList {...table} />
    </>
  )
}
