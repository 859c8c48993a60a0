import { julyOf } from '@touchline/probability'
import type { EvaluatedMatch } from '../evaluate/evaluated-matches.ts'

/** 0 to 1, the same draws for the same seed. */
function draws(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

const CLUBS = 12

/** Seasons of three divisions whose prices are the truth, so that nothing adds to them; every third referee shows twice as many cards. */
export function drawnSeasons(from: number, seasons: number, seed = 5): EvaluatedMatch[][] {
  const draw = draws(seed)
  const below = (limit: number) => Math.floor(draw() * limit)
  return Array.from({ length: seasons }, (_, at) => {
    const season = from + at
    const matches: EvaluatedMatch[] = []
    for (let league = 1; league <= 3; league++)
      for (let round = 0; round < 2 * (CLUBS - 1); round++)
        for (let pair = 0; pair < CLUBS / 2; pair++) {
          const one = league * 100 + pair
          const other = league * 100 + CLUBS / 2 + ((pair + round) % (CLUBS / 2))
          matches.push(drawnMatch({ season, league, day: julyOf(season) + 40 + 7 * round, pair: [one, other] }))
        }
    return matches.sort((one, other) => one.day - other.day)
  })

  function drawnMatch({ season, league, day, pair }: { season: number; league: number; day: number; pair: number[] }) {
    const [home = 0, away = 0] = draw() < 0.5 ? pair : pair.toReversed()
    const chances = [0.3 + 0.3 * draw(), 0.25] as [number, number]
    const goals = goalsBy(chances)
    const referee = below(9)
    const cards = () => below(3) + (referee % 3 === 0 ? below(4) : below(2))
    const bySide: [number, number] = [cards(), cards()]
    const prices = [chances[0], chances[1], 1 - chances[0] - chances[1]].map((chance) => 1 / chance)
    return {
      ...{
        fixture: 0,
        season,
        league,
        day,
        home,
        away,
        goals,
        referee,
        stableKey: null,
        halfTime: null,
        corners: null,
        asian: null,
      },
      yellowCards: bySide[0] + bySide[1],
      yellowCardsBySide: bySide,
      result: { opening: prices, closing: prices },
      totals: { opening: [2, 2], closing: [2, 2] },
      model: { home: 0.4, draw: 0.3, away: 0.3, over25: 0.5, corners: 10, yellowCards: 4 },
    } satisfies EvaluatedMatch
  }

  function goalsBy([home, level]: [number, number]): [number, number] {
    const at = draw()
    const more = below(2)
    if (at < home) return [1 + more, 0]
    return at < home + level ? [more, more] : [0, 1 + more]
  }
}

export async function* inTurn<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list
}
