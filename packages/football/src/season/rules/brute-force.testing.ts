import fc from 'fast-check'
import { expect } from 'vitest'
import { leagueTable } from '../table/league-table.ts'
import { tableRulesOf } from '../table/table-rules.ts'
import type { Carry, TableRules } from '../table/table-rules.types.ts'
import type { CompetitionRules } from './competition-rules.types.ts'
import {
  kindOf,
  type NaiveFirst,
  type NaiveTable,
  naiveOrder,
  pointsOf,
  results,
  sentencesOf,
  worthOf,
} from './naive-order.testing.ts'

const TEAMS = ['A', 'B', 'C', 'D', 'E']
const named = (teams: readonly string[]) => teams.map((team) => ({ team, name: team }))

/** The different rules of a competition's eras. */
export function kindsOf({ keys, eras = [] }: CompetitionRules): TableRules[] {
  const all = eras.map(({ from }) => tableRulesOf(keys[0] ?? null, String(from)))
  return [...new Map(all.map((rules) => [kindOf(rules), { ...rules, split: null, regularSeasonOnly: false }])).values()]
}

/** The first teams of the list play a first phase, all but the last of its table a second one. */
const seasons = fc
  .constantFrom(3, 4, 5)
  .chain((count) => fc.tuple(results(TEAMS.slice(0, count), 1), results(TEAMS.slice(0, count - 1), 100)))

/** Tables of random results have the order that a person finds who reads the rules and counts by hand. */
export function holdsForRandomResults(rules: TableRules, tables: number): void {
  fc.assert(
    fc.property(seasons, ([first, second]) => {
      const all = TEAMS.filter((team) => first.some(({ home, away }) => home === team || away === team))
      const sentences = sentencesOf(rules.tieBreak)
      const naive = { ...rules, teams: all, results: first, sentences, worth: worthOf(rules) }
      const order = leagueTable({ teams: named(all), results: first }, rules).map(({ team }) => team)
      expect(order).toEqual(naiveOrder(naive))
      const teams = order.slice(0, -1).toSorted()
      const playing = (team: string) => teams[TEAMS.indexOf(team)] ?? ''
      const played = second.map((one) => ({ ...one, home: playing(one.home), away: playing(one.away) }))
      const before = { teams: named(all), results: first }
      const later = leagueTable({ teams: named(teams), results: played, before }, rules).map(({ team }) => team)
      expect(later).toEqual(naiveOrder(secondPhase(naive, rules, { order, teams, played })))
    }),
    { numRuns: tables },
  )
}

function secondPhase(
  first: NaiveTable,
  { carry, figuresFromZero, tieBreak, secondTieBreak }: TableRules,
  { order, teams, played }: { order: readonly string[]; teams: readonly string[]; played: NaiveTable['results'] },
): NaiveTable {
  const come = order.map((team, at): [string, NaiveFirst] => {
    const points = pointsOf(first, team)
    return [team, { place: at + 1, points, kept: kept(points, carry), held: figuresFromZero ? 0 : points }]
  })
  const sentences = sentencesOf(secondTieBreak ?? tieBreak)
  return {
    ...first,
    teams,
    results: figuresFromZero ? played : [...first.results, ...played],
    sentences,
    first: new Map(come),
  }
}

function kept(points: number, carry: Carry): number {
  if (carry === 'none') return 0
  if (carry === 'all' || points % 2 === 0) return carry === 'all' ? points : points / 2
  return carry === 'half, rounded up' ? (points + 1) / 2 : (points - 1) / 2
}
