import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type HeldMatch, meetsOnceAtHome, seasonCompleteness } from '@touchline/football'
import { expect, test } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import { parseFootballData } from './index.ts'

const DATA = realData('football-data')
const YEARS = Array.from({ length: 30 }, (_, at) => 1995 + at)
const HAS = { prices: true, statistics: true, events: true, lineups: true }
const NOW = new Date('2026-11-21T12:00:00Z')

function completenessOf(file: string) {
  const { batch } = parseFootballData({ name: file, bytes: readFileSync(file) })
  const [league, season] = [batch.leagues?.[0], batch.seasons?.[0]]
  const numbers = new Map((batch.teams ?? []).map(({ key }, at) => [key, at]))
  const matches = (batch.fixtures ?? []).map(
    (one): HeldMatch => ({
      ...{
        stage: null,
        group: null,
        round: null,
        kickoff: one.kickoff,
        kickoffKnown: one.kickoffKnown,
        state: one.state,
      },
      ...{ home: numbers.get(one.home) ?? -1, away: numbers.get(one.away) ?? -1, has: HAS },
    }),
  )
  const of = {
    stableKey: league?.stableKey ?? null,
    seasonName: season?.name ?? '',
    endsOn: season?.endsOn ?? '',
    now: NOW,
  }
  return { of, clubs: numbers.size, ...seasonCompleteness(matches, of) }
}

test('whole seasons of leagues in which each pair meets once at each ground are whole, and one that lacks matches says which', () => {
  const seasons = ['E0', 'D1', 'SP1', 'F1'].flatMap((division) =>
    YEARS.flatMap((year) => {
      const file = resolve(DATA, 'seasons', `${year}-${String((year + 1) % 100).padStart(2, '0')}`, `${division}.csv`)
      return existsSync(file) ? [completenessOf(file)] : []
    }),
  )
  const judged = seasons.filter(
    ({ of, scheduled }) => meetsOnceAtHome(of.stableKey, of.seasonName) && scheduled !== null,
  )
  expect(judged.length).toBeGreaterThan(80)
  for (const { of, clubs, scheduled, stored, results, missing } of judged) {
    expect([of, scheduled]).toEqual([of, clubs * (clubs - 1)])
    expect([of, results.of - results.held]).toEqual([of, missing.length])
    expect([of, stored + missing.length]).toEqual([of, scheduled])
  }
  const lacking = judged.filter(({ missing }) => missing.length > 0)
  expect(lacking.length).toBeLessThan(judged.length / 10)
}, 60_000)
