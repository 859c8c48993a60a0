import type { EvaluatedMatch } from '../evaluate/evaluated-matches.ts'

/** The knowledge of a club before a match, from its rated matches. */
interface ClubHistory {
  season: number
  points: number
  games: number
  lastDay: number
  /** Points of its last matches and whether they had more than 2.5 goals, the newest last. */
  recent: { points: number; isOver: boolean }[]
}

/** Differences between the home and the away side, as known before a match; null where one of them has too few matches. */
export interface ClubSignals {
  form: number | null
  restDays: number | null
  pointsPerGame: number | null
  /** Share of the last ten matches of both. */
  lastTenOvers: number | null
}

const FORM = 5
const TEN = 10
/** Longer breaks say nothing more. */
const MAX_REST = 14
const MIN_GAMES = 5

const pointsFor = (own: number, other: number): number => (own > other ? 3 : own === other ? 1 : 0)

/** Learns matches by date and says of one to come what its clubs had done before. */
export function clubHistories() {
  const clubs = new Map<number, ClubHistory>()

  const difference = (match: EvaluatedMatch, value: (club: ClubHistory) => number | null): number | null => {
    const [home, away] = [clubs.get(match.home), clubs.get(match.away)].map((club) => (club ? value(club) : null))
    return home == null || away == null ? null : home - away
  }
  const formOf = ({ recent }: ClubHistory) =>
    recent.length < FORM ? null : recent.slice(-FORM).reduce((sum, { points }) => sum + points, 0) / FORM
  const oversOf = (id: number) => {
    const recent = clubs.get(id)?.recent ?? []
    return recent.length < TEN ? null : recent.filter(({ isOver }) => isOver).length / TEN
  }

  return {
    before(match: EvaluatedMatch): ClubSignals {
      const [homeOvers, awayOvers] = [oversOf(match.home), oversOf(match.away)]
      return {
        form: difference(match, formOf),
        restDays: difference(match, ({ lastDay }) => Math.min(MAX_REST, match.day - lastDay)),
        pointsPerGame: difference(match, ({ season, points, games }) =>
          season !== match.season || games < MIN_GAMES ? null : points / games,
        ),
        lastTenOvers: homeOvers === null || awayOvers === null ? null : (homeOvers + awayOvers) / 2,
      }
    },
    learn({ home, away, goals, season, day }: EvaluatedMatch): void {
      const isOver = goals[0] + goals[1] > 2.5
      for (const [id, own, other] of [
        [home, goals[0], goals[1]],
        [away, goals[1], goals[0]],
      ] as const) {
        const known = clubs.get(id)
        const points = pointsFor(own, other)
        const isSame = known?.season === season
        clubs.set(id, {
          season,
          points: (isSame ? known.points : 0) + points,
          games: (isSame ? known.games : 0) + 1,
          lastDay: day,
          recent: [...(known?.recent ?? []).slice(1 - TEN), { points, isOver }],
        })
      }
    },
  }
}
