import { knownStatistics, type Match, STATISTICS, type Statistic } from '@touchline/football'
import { useCallback, useState } from 'react'

/** Takes the matches that a list shows; lists that stand side by side have different names. */
export type OnMatches = (list: string, matches: readonly Match[]) => void

/**
 * The statistics with figures in the lists on screen: each list reports its matches.
 * @param lists names of the lists that are on screen
 * @returns null until one of them has matches
 */
export function useKnownStatistics(lists: readonly string[]): [known: readonly Statistic[] | null, report: OnMatches] {
  const [known, setKnown] = useState<Readonly<Record<string, readonly Statistic[]>>>({})
  const report = useCallback<OnMatches>(
    (list, matches) => setKnown((others) => ({ ...others, [list]: knownStatistics(matches) })),
    [],
  )
  const reported = lists.flatMap((list) => known[list] ?? [])
  const any = lists.some((list) => known[list] !== undefined)
  return [any ? STATISTICS.filter((statistic) => reported.includes(statistic)) : null, report]
}
