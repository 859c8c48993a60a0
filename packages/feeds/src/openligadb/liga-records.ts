import { isInPlay, NO_SCORES, type PeriodScores, type RecordBatch, STATE } from '@touchline/football'
import { matchBatch, uniqueByKey } from '../files/match-batch.ts'
import type { LigaMatch } from './liga-match.ts'

/** Derived values of a match in play. */
export interface LigaStanding {
  state: number
  minute: number | null
  scores: PeriodScores
}

/** The records of matches; `standings` are the derived values of those in play, by key. */
export function ligaMatchRecords(
  matches: readonly LigaMatch[],
  standings: ReadonlyMap<string, LigaStanding> = new Map(),
): RecordBatch {
  const batch = matchBatch(matches, new Set(matches), null)
  const byKey = new Map(matches.map((match) => [match.key, match]))
  return {
    source: 'openligadb',
    ...batch,
    players: uniqueByKey(matches.flatMap(({ players }) => players)),
    fixtures: batch.fixtures?.map((fixture) => {
      const match = byKey.get(fixture.key)
      const standing = standings.get(fixture.key) ?? (match?.over ? {} : { scores: NO_SCORES })
      const seenUntil = new Date(match?.updatedAt ?? 0).toISOString()
      return {
        ...fixture,
        seenUntil,
        ...standing,
        minuteEstimated: isInPlay(standings.get(fixture.key)?.state ?? STATE.not_started),
      }
    }),
    events: matches.flatMap(({ key, events, soFar, over }) =>
      events === null || (events.length === 0 && !over && soFar === null) ? [] : [{ fixture: key, events }],
    ),
  }
}
