/** A club of a table, with how often it played. */
interface PlayedClub<Team> {
  team: Team
  played: number
}

/** A club whose number of matches cannot be right. */
interface ImpossibleClub<Team> extends PlayedClub<Team> {
  /** Whether it is more than a club can play, or far more or fewer than the others played. */
  fault: 'too many' | 'far more' | 'far fewer'
  /** The most it can have played, where each pair meets once at each ground. */
  most: number
}

/** Clubs that leave a league in the course of a season have more than this share of its matches, wrong names hardly ever. */
const MIN_SHARE = 1 / 3
/** Play-offs within a table add fewer than this share. */
const MAX_SHARE = 3 / 2
/** In files with fewer matches of most clubs nothing is usual either: they are parts of a season. */
const MIN_USUAL = 10
/** With fewer clubs no number is usual. */
const MIN_CLUBS = 6

/**
 * Clubs that prove that a table has more matches or more clubs than possible: one that played more often than it has opponents at home and
 * away, where each pair meets once at each ground, and in a past season one that hardly played at all, which is another club under a wrong
 * name, or far more than the others, which has another club's matches.
 */
export function impossibleClubs<Team>(
  clubs: readonly PlayedClub<Team>[],
  { once, over }: { once: boolean; over: boolean },
): ImpossibleClub<Team>[] {
  if (clubs.length < MIN_CLUBS) return []
  const most = 2 * (clubs.length - 1)
  const usual = clubs.map(({ played }) => played).sort((one, other) => one - other)[Math.floor(clubs.length / 2)] ?? 0
  return clubs.flatMap((club): ImpossibleClub<Team>[] => {
    if (once && club.played > most) return [{ ...club, fault: 'too many', most }]
    if (over && usual >= MIN_USUAL && club.played > usual * MAX_SHARE) return [{ ...club, fault: 'far more', most }]
    return over && club.played < usual * MIN_SHARE ? [{ ...club, fault: 'far fewer', most }] : []
  })
}

interface Meeting<Team> {
  kickoff: string
  home: Team
  away: Team
}

/** Clubs that play two matches on one day, with the day: a match is stored twice, or two clubs have one name. */
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
