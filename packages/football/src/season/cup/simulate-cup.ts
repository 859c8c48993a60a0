import { GOALS } from '@touchline/probability'
import { foldText } from '../../text.ts'
import { CERTAIN, drawnStrengths } from '../simulation/drawn-strengths.ts'
import { randomNumbers } from '../simulation/random-numbers.ts'
import { drawScore, type ScoreDraws } from '../simulation/score-draws.ts'
import { unfixedDraws } from '../simulation/unfixed-draws.ts'
import { type ChanceInterval, chanceAround } from '../stakes/chance-intervals.ts'
import { byName } from '../table/ranking.ts'
import type { TeamId } from '../table/tally.ts'
import type { CupAhead, CupObserver } from './cup-ahead.types.ts'
import { groupPlay } from './group-play.ts'
import { roundsPlay } from './rounds-play.ts'

export interface CupOptions {
  /** How often the cup is played. */
  times: number
  /** This many in a row are played with the same drawn strengths. */
  perStrength: number
  seed: number
}

export interface SimulatedCup<Team extends TeamId> {
  /** Share of the draws in which the chances of a pair were unknown, so that nobody won. */
  unplayed: number
  teams: readonly {
    team: Team
    /** Chance to play in each round; null in those before the one it comes in at. */
    rounds: readonly (ChanceInterval | null)[]
    champion: ChanceInterval
  }[]
}

/**
 * Plays the rest of a cup many times: each time the strength of every side is drawn from its uncertainty, then every match from its
 * chances. Groups are ranked by their rules, and open draws are drawn.
 * @returns teams in the given order; the same shares for the same seed
 */
export function simulateCup<Team extends TeamId>(
  cup: CupAhead<Team>,
  { times, perStrength, seed }: CupOptions,
  observer?: CupObserver<Team>,
): SimulatedCup<Team> {
  const sorted = cup.teams.map(({ team, name }) => ({ team, name: foldText(name) })).sort(byName)
  const numbers = new Map(sorted.map(({ team }, at) => [team, at]))
  const numberOf = (team: Team) => numbers.get(team)!
  const random = randomNumbers(seed)
  const strengths = drawnStrengths(
    sorted.map(({ team }) => cup.uncertainty.get(team) ?? CERTAIN),
    random.normal,
  )
  const draw = (draws: ScoreDraws, home: number, away: number) =>
    drawScore(draws, strengths.scoring(home, away), strengths.scoring(away, home), random.uniform)
  const scoreOf = (draws: ScoreDraws, home: number, away: number) => {
    const score = draw(draws, home, away)
    return [Math.floor(score / GOALS), score % GOALS] as const
  }
  const [athome, neutral] = [false, true].map((isNeutral) =>
    unfixedDraws<Team>({ gridOf: (home, away) => cup.gridOf(home, away, isNeutral) }, sorted),
  ) as [ReturnType<typeof unfixedDraws>, ReturnType<typeof unfixedDraws>]
  const playBy = (kind: 'match' | 'extraTime') => (home: number, away: number, isNeutral: boolean) => {
    const draws = (isNeutral ? neutral : athome)[kind](home, away)
    return draws && scoreOf(draws, home, away)
  }
  const play = { score: playBy('match'), extraTime: playBy('extraTime'), uniform: random.uniform }
  const observe = observer?.(numberOf)
  const playGroups = cup.groups && groupPlay(cup.groups, { numberOf, teams: sorted.length, played: observe?.played })
  const teamOf = (number: number) => sorted[number]!.team
  const playRounds = roundsPlay(cup, { numberOf, scoreOf, play, teamOf, played: observe?.played })

  const blocks = Math.ceil(times / perStrength)
  const counts = () => Array.from({ length: sorted.length }, () => new Float64Array(blocks))
  const reached = cup.rounds.map(counts)
  const champions = counts()
  const furthest = new Int32Array(sorted.length)
  let unplayed = 0
  for (let drawn = 0; drawn < times; drawn++) {
    if (drawn % perStrength === 0) strengths.draw()
    const block = Math.floor(drawn / perStrength)
    furthest.fill(-1)
    const champion = playRounds(playGroups?.(draw, random.uniform) ?? [], (round, team) => {
      reached[round]![team]![block]!++
      furthest[team] = round
    })
    observe?.ended(furthest, champion)
    if (champion === null) unplayed++
    else champions[champion]![block]!++
  }
  const entry = entryRounds(cup)
  return {
    unplayed: unplayed / times,
    teams: cup.teams.map(({ team }) => ({
      team,
      rounds: cup.rounds.map((_, round) =>
        round < (entry.get(team) ?? 0) ? null : chanceAround(reached[round]![numberOf(team)]!, perStrength),
      ),
      champion: chanceAround(champions[numberOf(team)]!, perStrength),
    })),
  }
}

/** The round that each team comes in at, where that is not the first. */
const entryRounds = <Team extends TeamId>({ rounds }: CupAhead<Team>): Map<Team, number> =>
  new Map(rounds.flatMap(({ entrants }, round) => entrants.map((team) => [team, round] as const)))
