import type { EventRecord, FixtureRecord, LineupEntryRecord, LineupsRecord, TypedNumbers } from '@touchline/football'
import { expect } from 'vitest'
import { currentYear } from './competitions/calendar.ts'
import { SEASONED } from './competitions/competitions.ts'
import { seasonPlans, specialOf } from './competitions/days.ts'
import type { LeagueSpec } from './competitions/leagues.ts'
import { DAY } from './competitions/places.ts'
import type { Plan, Special } from './match/plan.ts'
import { fixtureEvents } from './records/event-records.ts'
import { fixtureRecord } from './records/fixture-records.ts'
import { fixtureLineups } from './records/lineup-records.ts'
import { fixtureStatistics } from './records/statistics-records.ts'
import type { World } from './world.ts'

/** A Saturday afternoon in November. */
export const NOW = Date.UTC(2026, 10, 21, 15, 20)
export const SIDES = ['home', 'away'] as const
export type SideName = (typeof SIDES)[number]

/** One match as published two days after it. */
export interface Played {
  plan: Plan
  special: Special | null
  record: FixtureRecord
  events: readonly EventRecord[]
  /** Null where none is published. */
  lineups: LineupsRecord | null
  of(side: SideName): readonly LineupEntryRecord[]
  /** A side's statistics by type id: of the match 0, of its halves 1 and 2; null where none are published. */
  statistics(side: SideName, period: 0 | 1 | 2): TypedNumbers | null
}

/** The competition's fixtures of the current season, or of one a number of years before. */
export const plansOf = (world: World, league: LeagueSpec, back: number): Plan[] =>
  seasonPlans(world, league, currentYear(league, NOW) - back).filter(({ kickoff }) => kickoff < NOW - 2 * DAY)

/** Competitions that are reported in full. */
export const REPORTED_IN_FULL: readonly LeagueSpec[] = SEASONED.filter(({ inFull }) => inFull)

/** Every match of the current and the last season of these that was played to its end. */
export function* playedMatches(world: World): Generator<Played> {
  for (const league of REPORTED_IN_FULL) {
    for (const plan of [...plansOf(world, league, 1), ...plansOf(world, league, 0)]) {
      const now = plan.kickoff + 2 * DAY
      const record = fixtureRecord(world, plan, now)
      if (record.scores.fullTime === null || record.sides.home.corners === null) continue
      const lineups = fixtureLineups(world, plan, now)
      const statistics = fixtureStatistics(world, plan, now)?.statistics ?? null
      const entries = {
        home: (lineups?.entries ?? []).filter(({ side }) => side === 'home'),
        away: (lineups?.entries ?? []).filter(({ side }) => side === 'away'),
      }
      yield {
        plan,
        special: specialOf(world, plan),
        record,
        events: fixtureEvents(world, plan, now)?.events ?? [],
        lineups,
        of: (side) => entries[side],
        statistics: (side, period) =>
          statistics?.find((each) => each.side === side && each.period === period)?.values ?? null,
      }
    }
  }
}

export const total = (entries: readonly LineupEntryRecord[], type: number): number =>
  entries.reduce((sum, { details }) => sum + (details[type] ?? 0), 0)

/** Faults by theme; a few of each are stored, so that a failing test says where to look. */
export function faultBook() {
  const faults = new Map<string, string[]>()
  return {
    check(theme: string, holds: boolean, where: () => string): void {
      if (holds) return
      const list = faults.get(theme) ?? []
      if (list.length < 5) list.push(where())
      faults.set(theme, list)
    },
    of: (theme: string): readonly string[] => faults.get(theme) ?? [],
  }
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
export const share = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length / items.length
/** Days from one calendar day to another. */
export const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY

export function within(value: number, least: number, most: number): void {
  expect(value).toBeGreaterThanOrEqual(least)
  expect(value).toBeLessThanOrEqual(most)
}
