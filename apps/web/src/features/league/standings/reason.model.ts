import type { ComparedTeams, StandingRow, TableCriterion, TableRulesShown } from '@touchline/contract'
import { signed } from './standing.model.ts'

type Kind = TableCriterion['kind']
type Part = TableCriterion['among'][number]

/** A line of the rules at a place: the criterion, both figures, and the result. */
export interface ReasonLine {
  /** Place in the order of the rules, points being the first; null where it continues the line above. */
  number: number | null
  kind: Kind | 'points'
  /** For the matches among the teams alone. */
  part: Part | null
  /** Written out; null where nothing can be compared. */
  own: string | null
  other: string | null
  verdict: 'level' | 'decides' | 'unknown' | 'otherwise'
  /** How many teams were compared at once. */
  teams: number
}

/** The rules in order until one decides, and the next one that would have decided otherwise. */
export function reasonLines(row: StandingRow, other: StandingRow, { order }: TableRulesShown): ReasonLine[] {
  const { reason } = row
  if (reason === null) return []
  const points = { own: String(row.points), other: String(other.points), teams: reason.level_ids.length }
  const compared = reason.compared.flatMap((one, at) => {
    const isLast = reason.by === 'rule' && at === reason.compared.length - 1
    const repeated = reason.compared[at - 1]?.criterion === one.criterion
    return criterionLines(one, order, isLast ? 'decides' : 'level').map((line, part) =>
      part > 0 || repeated ? { ...line, number: null } : line,
    )
  })
  const otherwise = reason.otherwise ? criterionLines(reason.otherwise, order, 'otherwise').slice(-1) : []
  return [{ number: 1, kind: 'points', part: null, verdict: 'level', ...points }, ...compared, ...otherwise]
}

/** One line, or one for each part of a table of their own matches up to the one that differs. */
function criterionLines(
  { criterion, team_ids, own, other }: ComparedTeams,
  order: readonly TableCriterion[],
  verdict: 'level' | 'decides' | 'otherwise',
): ReasonLine[] {
  const { kind = 'goals', among = [] } = order[criterion] ?? {}
  const line = { number: criterion + 2, kind, part: null, teams: team_ids.length }
  if (own === null || other === null) return [{ ...line, own: null, other: null, verdict: 'unknown' }]
  const differs = own.findIndex((value, at) => value !== other[at])
  const shown = differs === -1 ? own : own.slice(0, differs + 1)
  return shown.map((value, at) => ({
    ...{ ...line, part: among[at] ?? null },
    own: figureText(among[at] ?? kind, value),
    other: figureText(among[at] ?? kind, other[at] ?? null),
    verdict: at === differs ? verdict : 'level',
  }))
}

/** A figure as it is read: differences with their sign, halves as ½. */
export function figureText(kind: Kind | Part, value: number | null): string {
  if (value === null) return '∞'
  if (kind === 'goal difference') return signed(value)
  if (kind === 'half point gained' || kind === 'half point lost') return value === 0 ? '0' : '½'
  return String(value)
}

/** The reason for a place over the next one, in a few words; null where points, or only the order of names, decided. */
export type ReasonChip = { kind: Kind; score: string | null } | { kind: 'decision'; score: null }

export function chipOf({ reason }: StandingRow, { order }: TableRulesShown): ReasonChip | null {
  if (reason === null || !reason.is_ahead || reason.by === 'name') return null
  const last = reason.compared.at(-1)
  if (reason.by === 'decision') return { kind: 'decision', score: null }
  if (last === undefined) return null
  const { kind, part, own, other } = criterionLines(last, order, 'decides').at(-1) ?? {}
  if (kind === undefined || kind === 'points') return null
  if (part === null) return { kind, score: null }
  return { kind, score: part === 'goal difference' ? (own ?? null) : `${own}–${other}` }
}
