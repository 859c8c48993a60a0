import type { HeadToHeadRecord } from '@touchline/contract'
import { knownStatistics, STATISTICS, type Statistic } from '@touchline/football'
import { useCallback, useState } from 'react'

/** Takes the matches that a list shows; lists that stand side by side have different names. */
export type OnRecords = (list: string, records: readonly HeadToHeadRecord[]) => void

/**
 * Which statistics the lists on screen have figures of: each list reports its matches.
 * @param lists names of the lists that are on screen
 * @returns null until one of them has matches
 */
export function useKnownStatistics(lists: readonly string[]): [known: readonly Statistic[] | null, report: OnRecords] {
  const [known, setKnown] = useState<Readonly<Record<string, readonly Statistic[]>>>({})
  const report = useCallback<OnRecords>(
    (list, records) => setKnown((others) => ({ ...others, [list]: knownStatistics(records) })),
    [],
  )
  const reported = lists.flatMap((list) => known[list] ?? [])
  const any = lists.some((list) => known[list] !== undefined)
  return [any ? STATISTICS.filter((statistic) => reported.includes(statistic)) : null, report]
}
