import { isInPlay, type Key, type PeriodScores, type RecordBatch } from '@touchline/football'
import { seasonKey } from '../files/competitions.ts'
import { matchBatch, uniqueByKey } from '../files/match-batch.ts'
import type { OrgMatch } from './org-match.ts'

/** Derived values of a match in play that no source reports. */
export interface OrgStanding {
  state: number
  minute: number | null
  scores: PeriodScores
}

export interface OrgRecordOptions {
  /** Keys of teams and stages that are described better than a few matches do it. */
  described: ReadonlySet<Key>
  /** How late the source is, milliseconds: it had seen a match until so long before it touched it. */
  delayMs: number
  /** Derived values of matches in play, by key. */
  standings?: ReadonlyMap<Key, OrgStanding>
}

/** The records of matches and of everything they refer to. */
export function orgMatchRecords(
  matches: readonly OrgMatch[],
  { described, delayMs, standings = new Map() }: OrgRecordOptions,
): RecordBatch {
  const batch = matchBatch(matches, new Set(matches), null)
  const byKey = new Map(matches.map((match) => [match.key, match]))
  const spans = new Map(matches.map(({ competition }) => [seasonKey(competition), competition]))
  return {
    source: 'football-data-org',
    ...batch,
    seasons: batch.seasons?.map((season) => {
      const { startsOn, endsOn } = spans.get(season.key) ?? season
      return {
        ...season,
        startsOn: startsOn < season.startsOn ? startsOn : season.startsOn,
        endsOn: endsOn > season.endsOn ? endsOn : season.endsOn,
      }
    }),
    stages: batch.stages?.filter(({ key }) => !described.has(key)),
    teams: batch.teams?.filter(({ key }) => !described.has(key)),
    referees: uniqueByKey(matches.flatMap(({ referees }) => referees)),
    fixtures: batch.fixtures?.map((fixture) => {
      const seenUntil = new Date((byKey.get(fixture.key)?.updatedAt ?? 0) - delayMs).toISOString()
      const standing = standings.get(fixture.key)
      return { ...fixture, seenUntil, ...standing, minuteEstimated: standing !== undefined && isInPlay(standing.state) }
    }),
  }
}
