/** Reads matches day by day; a result is learned after its day, so that matches of one day do not know each other. */
export function dayByDay<Match extends { day: number }, Known>(
  before: (match: Match) => Known,
  learn: (match: Match) => void,
): (match: Match) => Known {
  let today: Match[] = []
  return (match) => {
    if (today[0] && today[0].day !== match.day) {
      for (const one of today) learn(one)
      today = []
    }
    today.push(match)
    return before(match)
  }
}
