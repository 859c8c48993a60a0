import type { FixtureView, TeamInfo } from '../../packages/contract/src/index.ts'
import { ROUND_ROBINS } from '../../packages/demo/src/competitions/leagues.ts'
import { countryById } from '../../packages/football/src/index.ts'
import { matchesOn, matchesToday, meetingsOf, type UpcomingMatch } from './api.ts'
import { member } from './member.ts'

/** Ids of the demo world, where the pages of a table of views lead to. */
export interface Places {
  /** Still to be played, by teams that have met often, with a referee where there is one. */
  coming: UpcomingMatch
  live: UpcomingMatch
  /** Over for weeks, so that its teams have played since. */
  played: UpcomingMatch
  league: number
  country: number
  team: number
  player: number
  coach: number
}

const COMING_ON = '2026-11-22'
const PLAYED_ON = '2026-10-31'
const SECOND_HALF = 22
/** Whether line-ups, figures and all markets are reported: only of the leagues that people open first. */
export const isInFull = ({ league_name, league_country }: UpcomingMatch) =>
  ROUND_ROBINS.some(
    ({ name, country, inFull }) => inFull && name === league_name && country === countryById(league_country.id)?.name,
  )
const FULL_TIME = 5

/** Looks the ids up at the API, as a subscriber where that is needed. @throws Error when the world lacks one */
export async function findPlaces(url: string): Promise<Places> {
  const { ask } = await member(url, 'demo@touchline.test')
  const [coming, played, today] = await Promise.all([
    firstThatMetOften(url, await matchesOn(url, COMING_ON)),
    matchesOn(url, PLAYED_ON),
    matchesToday(url),
  ])
  const live = today.find((match) => match.status === SECOND_HALF && isInFull(match))
  const over = played.find((match) => match.status === FULL_TIME && match.odds !== null && isInFull(match))
  if (!live) throw new Error('No match is in its second half')
  if (!over) throw new Error(`No match was played on ${PLAYED_ON}`)
  const { league_id, league, participants } = await ask<FixtureView>(`/v3/fixture/${over.match_id}`)
  const { coaches } = await ask<TeamInfo>(`/v3/team/info/${participants[0].id}`)
  const { player } = await ask<{ player: { id: number }[] }>(`/v3/country/player/${league.country_id}/1`)
  const [coach, someone] = [coaches[0], player[0]]
  if (!coach || !someone) throw new Error('No coach, or no player')
  return {
    ...{ coming, live, played: over, league: league_id, country: league.country_id },
    ...{ team: participants[0].id, player: someone.id, coach: coach.id },
  }
}

async function firstThatMetOften(url: string, matches: readonly UpcomingMatch[]): Promise<UpcomingMatch> {
  for (const match of matches) {
    if (match.odds !== null && isInFull(match) && (await meetingsOf(url, match)).length >= 4) return match
  }
  throw new Error('No pair of the day has met often enough')
}
