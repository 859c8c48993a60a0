import type { Score } from '../simulation/knock-out.ts'
import { type ScoreDraws, scoreDraws } from '../simulation/score-draws.ts'
import type { TeamId } from '../table/tally.ts'
import { bracketTies } from './bracket-ties.ts'
import type { CupAhead, CupRound, MatchPlayed, TieMatch } from './cup-ahead.types.ts'
import { drawPairs, type Pair } from './draw-pairs.ts'
import type { Placed } from './group-play.ts'
import { type LegAhead, playTie, type TiePlay } from './play-tie.ts'

interface Drawing<Team extends TeamId> {
  numberOf(team: Team): number
  teamOf(number: number): Team
  /** A score from the chances of a match. */
  scoreOf(draws: ScoreDraws, home: number, away: number): Score
  play: TiePlay
  played: MatchPlayed | undefined
}

/** A tie that is drawn, teams by their numbers. */
interface KnownTie {
  teams: Pair
  legs: readonly LegAhead[]
  winner: number | null
}

interface Round {
  form: CupRound<TeamId>['form']
  lot: CupRound<TeamId>['lot']
  pairs: CupRound<TeamId>['pairs']
  entrants: readonly number[]
  ties: readonly KnownTie[]
  isDrawn: boolean
}

/**
 * Plays the knock-out rounds repeatedly.
 * @returns the champion, null where the chances of a pair are unknown; takes the teams that came out of the groups, and reports the teams
 * of each round
 */
export function roundsPlay<Team extends TeamId>(
  cup: CupAhead<Team>,
  drawing: Drawing<Team>,
): (placed: readonly Placed[], reach: (round: number, team: number) => void) => number | null {
  const { play, numberOf, teamOf } = drawing
  const rounds = cup.rounds.map((round) => roundOf(round, drawing))
  const countryOf = (team: number) => cup.countries.get(teamOf(team))
  return (placed, reach) => {
    const groupOf = new Map(placed.map(({ team, group }) => [team, group]))
    const firsts = new Set(placed.flatMap(({ team, place }) => (place === 1 ? [team] : [])))
    const teamAt = new Map(placed.flatMap(({ team, slot, round }) => (round === null ? [] : [[slot, team] as const])))
    let winners: number[] = []
    let isBracket = true
    for (const [index, { form, lot, pairs, entrants, ties: known, isDrawn }] of rounds.entries()) {
      const field = isDrawn
        ? known.flatMap(({ teams }) => teams)
        : [...entrants, ...placed.flatMap(({ team, round }) => (round === index ? [team] : [])), ...winners]
      const isIn = new Set(field)
      for (const team of isIn) reach(index, team)
      const drawn = known.filter(({ teams }) => teams.every((team) => isIn.has(team)))
      const byBracket: Pair[] | null =
        isBracket && pairs
          ? bracketTies(pairs, {
              bracketField: { teamAt, winners },
              drawn: drawn.map(({ teams }) => teams),
              uniform: play.uniform,
            })
          : null
      isBracket = byBracket !== null
      const mayMeet = (one: number, other: number) =>
        !(lot.apart.group && groupOf.has(one) && groupOf.get(one) === groupOf.get(other)) &&
        !(lot.apart.country && countryOf(one) !== undefined && countryOf(one) === countryOf(other))
      const { ties, bye } = byBracket
        ? { ties: byBracket, bye: null }
        : byLot(field, { drawn, firsts, isSeeded: lot.seeded, mayMeet })
      winners = bye === null ? [] : [bye]
      for (const pair of ties) {
        const tie = drawn.find(({ teams }) => teams.includes(pair[0]))
        const winner = tie?.winner ?? playTie(tie?.teams ?? pair, { legs: tie?.legs ?? [], form, play })
        if (winner === null) return null
        winners.push(winner)
      }
    }
    return winners[0] ?? null
  }

  function byLot(
    field: readonly number[],
    {
      drawn,
      firsts,
      isSeeded,
      mayMeet,
    }: {
      drawn: readonly KnownTie[]
      firsts: ReadonlySet<number>
      isSeeded: boolean
      mayMeet: (one: number, other: number) => boolean
    },
  ) {
    const taken = new Set(drawn.flatMap(({ teams }) => teams))
    const left = field.filter((team) => !taken.has(team))
    const seeds = isSeeded ? left.filter((team) => firsts.has(team)) : []
    const isHalf = seeds.length * 2 === left.length
    const { pairs, bye } = isHalf
      ? drawPairs(seeds, { others: left.filter((team) => !firsts.has(team)), mayMeet, uniform: play.uniform })
      : drawPairs([], { others: left, mayMeet, uniform: play.uniform })
    return { ties: [...drawn.map(({ teams }) => teams), ...pairs], bye }
  }

  function roundOf({ form, lot, pairs, entrants, ties, isDrawn }: CupRound<Team>, own: Drawing<Team>): Round {
    return {
      ...{ form, lot, pairs, isDrawn, entrants: entrants.map(numberOf) },
      ties: ties.map(({ teams: [one, other], matches, winner }) => ({
        teams: [numberOf(one), numberOf(other)],
        legs: matches.map((match) => legOf(match, form.neutral, own)),
        winner: winner === null ? null : numberOf(winner),
      })),
    }
  }

  function legOf(match: TieMatch<Team>, neutral: boolean, { scoreOf, played }: Drawing<Team>): LegAhead {
    const [home, away] = [numberOf(match.home), numberOf(match.away)]
    const grid = match.grid ?? cup.gridOf(match.home, match.away, neutral)
    const draws = match.goals === null && grid ? scoreDraws(grid, match.inPlay) : null
    const { goals, fixture } = match
    const drawn = () => {
      if (draws === null) return null
      const score = scoreOf(draws, home, away)
      if (fixture !== undefined) played?.(fixture, score[0] - score[1])
      return score
    }
    return { home, away, goals, play: drawn }
  }
}
