import fc from 'fast-check'
import type { Criterion, PointsRules, TableRules } from '../table/table-rules.types.ts'
import type { TableResult } from '../table/tally.ts'

export type NaiveResult = TableResult<string>

/** A table made by reading the criteria as sentences: it shares no code with the ranking. */
export interface NaiveTable {
  teams: readonly string[]
  results: readonly NaiveResult[]
  /** The worth of each result in words. */
  worth: readonly string[]
  perMatch: boolean
  sentences: readonly string[]
  /** Points of each team before its own matches are counted, and its place in a first phase. */
  first?: ReadonlyMap<string, NaiveFirst>
}

export interface NaiveFirst {
  place: number
  points: number
  kept: number
  /** Points of the first phase that the results of the table hold. */
  held: number
}

export const sentencesOf = (criteria: readonly Criterion[]): string[] =>
  criteria.map((criterion) =>
    typeof criterion === 'string'
      ? criterion
      : `among the level: ${criterion.among.join(', ')} once met ${criterion.meetings} times${criterion.once ? ' and no more' : ''}`,
  )

export function naiveOrder(table: NaiveTable): string[] {
  const played = (team: string) => ofTeam(table.results, team).length || 1
  const total = (team: string) => pointsOf(table, team) / (table.perMatch ? played(team) : 1)
  return apart(table.teams, (team) => [total(team)]).flatMap((level) => settle(table, level, table.sentences))
}

/** `win 3`, `draw 1`, `defeat 0`, and what a shoot-out or extra time give instead. */
export const worthOf = ({ pointsForWin, shootOut, extraTime }: PointsRules): string[] => [
  ...[`win ${pointsForWin}`, 'draw 1', 'defeat 0'],
  ...(shootOut ? [`shoot-out won ${shootOut.win}`, `shoot-out lost ${shootOut.loss}`] : []),
  ...(extraTime ? [`win in extra time ${extraTime.win}`, `defeat in extra time ${extraTime.loss}`] : []),
]

export function pointsOf({ results, worth, first }: NaiveTable, team: string): number {
  const before = first?.get(team)
  const won = figure(results, team, 'points', worth)
  return before === undefined ? won : won - before.held + before.kept
}

function settle(table: NaiveTable, level: readonly string[], sentences: readonly string[]): string[] {
  const [sentence, ...others] = sentences
  if (level.length === 1) return [...level]
  if (sentence === undefined) return level.toSorted()
  const among = /^among the level: (.+) once met (\d) times( and no more)?$/.exec(sentence)
  const parts = among
    ? miniLeague(table, level, (among[1] ?? '').split(', '), Number(among[2]))
    : apart(level, (team) => [single(table, level, team, sentence)])
  const again = among !== null && among[3] === undefined && parts.length > 1
  return parts.flatMap((part) => settle(table, part, again ? sentences : others))
}

function miniLeague(table: NaiveTable, level: readonly string[], figures: readonly string[], times: number) {
  const own = table.results.filter(({ home, away }) => level.includes(home) && level.includes(away))
  const met = (a: string, b: string) => own.some(({ home, away }) => home === a && away === b)
  const all = level.every((a) =>
    level.every((b) => a === b || (times === 2 ? met(a, b) && met(b, a) : met(a, b) || met(b, a))),
  )
  return all ? apart(level, (team) => figures.map((one) => figure(own, team, one, table.worth))) : [level]
}

function single(table: NaiveTable, level: readonly string[], team: string, sentence: string): number {
  const { place = 0, points = 0, kept = 0 } = table.first?.get(team) ?? {}
  if (sentence === 'first-phase place') return -place
  if (sentence === 'first-phase points') return points
  if (sentence === 'half point lost') return kept * 2 === points - 1 ? 1 : 0
  if (sentence === 'half point gained') return kept * 2 === points + 1 ? 0 : 1
  if (sentence !== 'fair play') return figure(table.results, team, sentence, table.worth)
  const known = level.every((one) => ofTeam(table.results, one).every(({ cards }) => cards !== null))
  return known ? ofTeam(table.results, team).reduce((sum, { cards }) => sum + (cards ?? 0), 0) : 0
}

/** A team's matches as it saw them. */
const ofTeam = (results: readonly NaiveResult[], team: string) =>
  results.flatMap(({ home, away, homeGoals, awayGoals, fairPlay, shootOut, extraTime }) => {
    const seen = { kicks: shootOut ?? null, late: extraTime === true }
    if (home === team) return [{ ...seen, at: 'home', own: homeGoals, other: awayGoals, cards: fairPlay?.[0] ?? null }]
    return away === team
      ? [{ ...seen, at: 'away', own: awayGoals, other: homeGoals, cards: fairPlay?.[1] ?? null }]
      : []
  })

/** Looks up the most special of the words that fit a match. */
function worthIn(worth: readonly string[], { at, own, other, kicks, late }: ReturnType<typeof ofTeam>[number]): number {
  const usual = own > other ? 'win' : own < other ? 'defeat' : 'draw'
  const special =
    own !== other && late
      ? `${usual} in extra time`
      : own === other && kicks
        ? `shoot-out ${kicks === at ? 'won' : 'lost'}`
        : usual
  const found = [special, usual].flatMap((words) => worth.filter((one) => one.replace(/ -?\d+$/, '') === words))
  return Number(found[0]?.split(' ').at(-1))
}

function figure(results: readonly NaiveResult[], team: string, name: string, worth: readonly string[]): number {
  const away = name.startsWith('away ')
  const matches = ofTeam(results, team).filter(({ at }) => !away || at === 'away')
  const sum = (value: (match: (typeof matches)[number]) => number) =>
    matches.reduce((total, one) => total + value(one), 0)
  const scored = sum(({ own }) => own)
  const conceded = sum(({ other }) => other)
  switch (name.replace('away ', '')) {
    case 'points':
      return sum((match) => worthIn(worth, match))
    case 'wins':
      return sum(({ own, other }) => (own > other ? 1 : 0))
    case 'goal difference':
      return scored - conceded
    case 'goals':
      return scored
    case 'goal average':
      return conceded === 0 ? (scored === 0 ? 0 : Number.POSITIVE_INFINITY) : scored / conceded
    default:
      throw new Error(`"${name}" is no figure of a table`)
  }
}

/** Teams in groups with the same values, the best first. */
function apart(teams: readonly string[], values: (team: string) => readonly number[]): string[][] {
  const rows = teams.map((team) => ({ team, values: values(team) }))
  const compare = (a: (typeof rows)[number], b: (typeof rows)[number]) => {
    const at = a.values.findIndex((value, index) => value !== b.values[index])
    return at < 0 ? 0 : (b.values[at] ?? 0) > (a.values[at] ?? 0) ? 1 : -1
  }
  const groups: (typeof rows)[] = []
  for (const row of rows.toSorted(compare)) {
    const last = groups.at(-1)
    if (last?.[0] && compare(last[0], row) === 0) last.push(row)
    else groups.push([row])
  }
  return groups.map((group) => group.map(({ team }) => team))
}

/** The results of a double round, some not played yet, with few goals, so that many teams are level. */
export function results(teams: readonly string[], day: number): fc.Arbitrary<NaiveResult[]> {
  const pairs = teams.flatMap((home) => teams.filter((away) => away !== home).map((away) => ({ home, away })))
  const goals = fc.oneof({ weight: 9, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: fc.nat(3) })
  const card = fc.integer({ min: -2, max: 0 })
  const score = fc.tuple(
    goals,
    goals,
    card,
    card,
    fc.constantFrom(null, 'home' as const, 'away' as const),
    fc.boolean(),
  )
  const played = fc.option(score, { freq: 60 })
  return fc.array(played, { minLength: pairs.length, maxLength: pairs.length }).map((scores) =>
    pairs.flatMap((pair, at): NaiveResult[] => {
      const one = scores[at]
      if (!one) return []
      const [homeGoals, awayGoals, homeCards, awayCards, kicks, extraTime] = one
      const shootOut = homeGoals === awayGoals ? kicks : null
      const kickoff = new Date(Date.UTC(2024, 7, day + at)).toISOString()
      const match = { ...pair, fixture: day + at, kickoff, homeGoals, awayGoals, shootOut, extraTime }
      return [{ ...match, fairPlay: [homeCards, awayCards] }]
    }),
  )
}

/** The criteria of different rules: rules with the same ones are one kind. */
export const kindOf = ({ perMatch, tieBreak, carry, figuresFromZero, secondTieBreak, ...points }: TableRules): string =>
  JSON.stringify([worthOf(points), perMatch, tieBreak, carry, figuresFromZero, secondTieBreak])
