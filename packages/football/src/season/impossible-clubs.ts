/** A club of a table, with how often it played. */
interface PlayedClub<Team> {
  team: Team
  played: number
}

/** A club whose number of matches cannot be right. */
interface ImpossibleClub<Team> extends PlayedClub<Team> {
  /** The most it can have played; null where it stands there beside clubs that played far more. */
  most: number | null
}

/** Clubs that leave a league in the course of a season have more than this share of its matches, wrong names hardly ever. */
const MIN_SHARE = 1 / 3
/** Of fewer clubs no number is usual. */
const MIN_CLUBS = 6

/**
 * Clubs that show that a table has more matches or more clubs than it can have: one that played more often than it has opponents at home
 * and away, where each pair meets once at each ground, and in a season that is over one that hardly played at all, which is another one
 * under a wrong name.
 */
export function impossibleClubs<Team>(
  clubs: readonly PlayedClub<Team>[],
  { once, over }: { once: boolean; over: boolean },
): ImpossibleClub<Team>[] {
  if (clubs.length < MIN_CLUBS) return []
  const most = 2 * (clubs.length - 1)
  const usual = clubs.map(({ played }) => played).sort((one, other) => one - other)[Math.floor(clubs.length / 2)] ?? 0
  return clubs.flatMap((club): ImpossibleClub<Team>[] => {
    if (once && club.played > most) return [{ ...club, most }]
    return over && club.played < usual * MIN_SHARE ? [{ ...club, most: null }] : []
  })
}

interface Meeting<Team> {
  kickoff: string
  home: Team
  away: Team
}

/** Clubs that play two matches on one day, with the day: a match stands there twice, or two clubs have one name. */
export function twiceADay<Team>(matches: readonly Meeting<Team>[]): { team: Team; day: string }[] {
  const seen = new Set<string>()
  return matches.flatMap(({ kickoff, home, away }) => {
    const day = kickoff.slice(0, 10)
    return [home, away].flatMap((team) => {
      const key = `${team} ${day}`
      if (seen.has(key)) return [{ team, day }]
      seen.add(key)
      return []
    })
  })
}
