/** Reads matches that come by day; what one of them brought is learned after its day, so that those of one day know nothing of each other. */
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
