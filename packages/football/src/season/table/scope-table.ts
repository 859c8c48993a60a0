import { type Result, resultOf } from '../../match/form.ts'
import { TABLE_DETAIL } from '../detail-types.ts'
import { detailsOf, type LeagueTableRow, type TableTeam } from './league-table.ts'
import { byName } from './ranking.ts'
import { streakOf } from './table-forms.ts'
import {
  beyondOf,
  countMatch,
  emptyTally,
  overall,
  pointsFrom,
  type SideOfMatch,
  type TableResult,
  type TeamId,
} from './tally.ts'

/** Which matches of a team a table counts, all aside: those at home or away, the scores at half-time, the newest ones. */
export const PART_SCOPES = ['home', 'away', 'first_half', 'last_5', 'last_10'] as const
export type PartScope = (typeof PART_SCOPES)[number]

const NEWEST: { readonly [scope in PartScope]?: number } = { last_5: 5, last_10: 10 }

interface TeamMatch extends SideOfMatch {
  fixture: number | null
}

/**
 * A table of some of the matches: points, goal difference, goals scored, then the order of the names. No decision counts, no points are
 * carried over, and no place means anything. Matches whose score at half-time is unknown are left out of `first_half`.
 * @param results in the order they were played
 */
export function scopeTable<Team extends TeamId>(
  teams: readonly TableTeam<Team>[],
  {
    results,
    scope,
    rules,
  }: { results: readonly TableResult<Team>[]; scope: PartScope; rules: Parameters<typeof detailsOf>[1] },
): LeagueTableRow<Team>[] {
  const matches = matchesOf(results, scope)
  const rows = teams.map(({ team, name }) => {
    const own = (matches.get(team) ?? []).filter(({ ground }) =>
      scope === 'home' || scope === 'away' ? ground === scope : true,
    )
    const counted = own.slice(-(NEWEST[scope] ?? own.length))
    const tally = emptyTally()
    for (const match of counted) countMatch(tally, match)
    const form = counted.map(({ fixture, goals }): { fixture: number | null; result: Result } => ({
      fixture,
      result: resultOf(...goals),
    }))
    const points = pointsFrom(tally.home, rules) + pointsFrom(tally.away, rules)
    const details = { ...detailsOf(tally, rules), [TABLE_DETAIL.points]: points, [TABLE_DETAIL.streak]: streakOf(form) }
    return { team, name, tally, points, details, form }
  })
  type Row = (typeof rows)[number]
  const by = (value: (row: Row) => number) => (one: Row, other: Row) => value(other) - value(one)
  const byDifference = by(({ tally }) => overall(tally, 'scored') - overall(tally, 'conceded'))
  const byGoals = by(({ tally }) => overall(tally, 'scored'))
  return rows
    .sort(
      (one, other) =>
        by(({ points }) => points)(one, other) || byDifference(one, other) || byGoals(one, other) || byName(one, other),
    )
    .map(({ team, points, details, form }, at) => ({
      team,
      position: at + 1,
      points,
      rule: null,
      movement: null,
      details,
      form,
    }))
}

/** The matches of each team, oldest first; for the first half by the score at half-time. */
function matchesOf<Team extends TeamId>(results: readonly TableResult<Team>[], scope: PartScope) {
  const matches = new Map<Team, TeamMatch[]>()
  const note = (team: Team, match: TeamMatch) => {
    const own = matches.get(team) ?? []
    matches.set(team, own)
    own.push(match)
  }
  for (const result of results) {
    const { fixture, home, away, homeGoals, awayGoals, halfTime = null } = result
    const score = scope === 'first_half' ? halfTime : ([homeGoals, awayGoals] as const)
    if (score === null) continue
    const beyond = beyondOf(scope === 'first_half' ? {} : result)
    note(home, { fixture, ground: 'home', goals: score, ...beyond })
    note(away, { fixture, ground: 'away', goals: [score[1], score[0]], ...beyond })
  }
  return matches
}
