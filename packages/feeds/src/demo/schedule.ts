import { kickoffOf, leagueRounds, publishedAt, roundDates, slotsOf } from './calendar.ts'
import { clubsOf } from './clubs.ts'
import type { LeagueSpec } from './leagues.ts'
import { type Plan, planHash, seasonKey } from './plan.ts'
import { hashText, mix, randomOf, shuffled } from './random.ts'

export const REGULAR_SEASON = 'Regular Season'

/** All fixtures of a round robin season. */
export function leaguePlans(seedHash: number, league: LeagueSpec, year: number): Plan[] {
  const season = seasonKey(league, year)
  const hash = mix(seedHash, hashText(season))
  const random = randomOf(hash)
  const clubs = shuffled(random, clubsOf(league))
  const rounds = leagueRounds(clubs.length, league.legs, random)
  // The phase of the idle weeks stays with the league, so that a season always ends in good time.
  const dates = roundDates(league, year, rounds.length, hashText(league.key))
  const announced = publishedAt(league, year)
  return rounds.flatMap((pairs, index) => {
    const [friday, midweek] = dates[index] ?? [0, false]
    const slots = slotsOf(midweek ? league.midweek : league.weekend)
    return shuffled(random, pairs).flatMap(([one, other], place): Plan[] => {
      const home = clubs[one]
      const away = clubs[other]
      const slot = slots[Math.min(place, slots.length - 1)]
      if (home === undefined || away === undefined || slot === undefined) return []
      const key = `${season}/r${index + 1}/${place + 1}`
      return [
        {
          key,
          league,
          year,
          stage: REGULAR_SEASON,
          group: null,
          round: String(index + 1),
          kickoff: kickoffOf(league.country, friday, slot),
          announced,
          home,
          away,
          neutral: false,
          lead: null,
          hash: planHash(seedHash, key),
        },
      ]
    })
  })
}
