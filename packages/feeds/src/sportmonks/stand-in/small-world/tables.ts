import { SCORE_TYPE } from '@touchline/football'
import { correctionRows } from '../render/parts.ts'
import type { Row, World } from '../world.ts'
import { inside } from '../world.ts'
import { LAST_SEASON, THIS_SEASON } from './calendar.ts'
import { CHAMPIONS_LEAGUE, PREMIER_LEAGUE } from './places.ts'

interface Tally {
  matches: number
  wins: number
  draws: number
  lost: number
  scored: number
  conceded: number
}

/** First detail type of the overall, home and away columns; the six of each follow one another. */
const COLUMNS = { overall: 129, home: 135, away: 141 }
/** Points taken by decision, in the season that is over. */
const CORRECTED = { team: 18, season: LAST_SEASON, points: 2 }

const currentScore = (fixture: Row, team: number): number => {
  const row = inside(fixture, 'scores').find(
    (score) => score.type_id === SCORE_TYPE.current && score.participant_id === team,
  )
  return Number((row?.score as { goals?: number } | undefined)?.goals ?? 0)
}

function tally(fixtures: readonly Row[], team: number, where: 'overall' | 'home' | 'away'): Tally {
  const sum: Tally = { matches: 0, wins: 0, draws: 0, lost: 0, scored: 0, conceded: 0 }
  for (const fixture of fixtures) {
    const sides = inside(fixture, 'participants')
    const own = sides.find((side) => side.id === team)
    const other = sides.find((side) => side.id !== team)
    if (!own || !other || fixture.state_id !== 5) continue
    if (where !== 'overall' && (own.meta as { location: string }).location !== where) continue
    const goals = currentScore(fixture, team)
    const against = currentScore(fixture, other.id)
    sum.matches++
    sum.scored += goals
    sum.conceded += against
    if (goals > against) sum.wins++
    else if (goals === against) sum.draws++
    else sum.lost++
  }
  return sum
}

const pointsOf = ({ wins, draws }: Tally): number => wins * 3 + draws

/** The tables of both seasons of the league and of the cup's groups, worked out of the fixtures. */
export function addStandings(world: World): void {
  const lists = [
    { season: LAST_SEASON, group: null },
    { season: THIS_SEASON, group: null },
    ...world.groups.map((group) => ({ season: Number(group.season_id), group: group.id })),
  ]
  for (const { season, group } of lists) {
    const fixtures = world.fixtures.filter((row) => row.season_id === season && row.group_id === group)
    const teams = [...new Set(fixtures.flatMap((row) => inside(row, 'participants').map((side) => side.id)))]
    const rows = teams.map((team) => standing(fixtures, team, season, group))
    rows.sort((a, b) => Number(b.points) - Number(a.points) || a.id - b.id)
    for (const [index, row] of rows.entries())
      world.standings.push({ ...row, position: index + 1, ...ruleOf(row, index, rows.length) })
  }
  const { season, team, points } = CORRECTED
  const corrections = [{ team: String(team), stage: '771', points: -points }]
  world.corrections.push(...correctionRows({ season: String(season), corrections }))
}

function standing(fixtures: readonly Row[], team: number, season: number, group: number | null): Row {
  const id = season * 100 + (team % 100)
  const sums = {
    overall: tally(fixtures, team, 'overall'),
    home: tally(fixtures, team, 'home'),
    away: tally(fixtures, team, 'away'),
  }
  const taken = season === CORRECTED.season && team === CORRECTED.team ? CORRECTED.points : 0
  const points = pointsOf(sums.overall) - taken
  const details = (['overall', 'home', 'away'] as const).flatMap((where) =>
    Object.values(sums[where]).map((value, index) => [COLUMNS[where] + index, value] as const),
  )
  const { scored, conceded } = sums.overall
  details.push([179, scored - conceded], [185, pointsOf(sums.home)], [186, pointsOf(sums.away)], [187, points])
  const first = fixtures[0]
  return {
    id,
    participant_id: team,
    sport_id: 1,
    league_id: group === null ? PREMIER_LEAGUE : CHAMPIONS_LEAGUE,
    season_id: season,
    stage_id: first?.stage_id ?? null,
    group_id: group,
    round_id: fixtures.findLast((row) => row.state_id === 5)?.round_id ?? null,
    standing_rule_id: null,
    position: 0,
    result: 'equal',
    points,
    details: details.map(([type, value], index) => ({
      id: id * 100 + index,
      standing_type: 'standing',
      standing_id: id,
      type_id: type,
      value,
    })),
    form: formOf(fixtures, team, id),
    rule: null,
  }
}

function formOf(fixtures: readonly Row[], team: number, id: number): Row[] {
  return fixtures
    .filter((row) => row.state_id === 5 && inside(row, 'participants').some((side) => side.id === team))
    .map((row, index) => {
      const { wins, draws } = tally([row], team, 'overall')
      return {
        id: id * 100 + index,
        standing_type: 'standing',
        standing_id: id,
        fixture_id: row.id,
        form: wins ? 'W' : draws ? 'D' : 'L',
        sort_order: index + 1,
      }
    })
}

/** The first goes to the Champions League, the last down. */
function ruleOf(row: Row, index: number, size: number) {
  const type = index === 0 ? 180 : index === size - 1 ? 182 : null
  if (type === null) return {}
  const id = 117_800 + type
  return {
    standing_rule_id: id,
    rule: { id, model_type: 'stage', model_id: row.stage_id, type_id: type, position: index + 1 },
  }
}
