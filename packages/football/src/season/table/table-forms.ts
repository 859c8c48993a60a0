import { type Result, resultOf } from '../../match/form.ts'
import type { TableResult, TeamId } from './tally.ts'

/** The results of each team, in the order of the matches. */
export function formsOf<Team extends TeamId>(ordered: readonly TableResult<Team>[]) {
  const forms = new Map<Team, { fixture: number | null; result: Result }[]>()
  const note = (team: Team, fixture: number | null, result: Result) => {
    const form = forms.get(team) ?? []
    forms.set(team, form)
    form.push({ fixture, result })
  }
  for (const { fixture, home, away, homeGoals, awayGoals } of ordered) {
    note(home, fixture, resultOf(homeGoals, awayGoals))
    note(away, fixture, resultOf(awayGoals, homeGoals))
  }
  return forms
}

/** The run a team is on: matches won in a row, below zero matches lost in a row, 0 after a draw. */
export function streakOf(form: readonly { result: Result }[]): number {
  const last = form.at(-1)?.result
  if (last === undefined || last === 'D') return 0
  const broken = form.findLastIndex(({ result }) => result !== last)
  const run = form.length - 1 - broken
  return last === 'W' ? run : -run
}
