import { accountCalls } from './accounts/calls.ts'
import { credits } from './accounts/credits.ts'
import { site } from './accounts/site.ts'
import { status } from './accounts/status.ts'
import { fixtureChances, livescoreChances } from './chances.ts'
import { coachFixtures, coachInfo, coachStats } from './coach.ts'
import { compareTeams } from './compare.ts'
import { consoleCalls } from './console/index.ts'
import { setupCalls } from './console/setup.ts'
import { countryCoaches, countryPlayers, countryReferees, countryTeams, countryWithLeagues } from './country.ts'
import {
  finderChance,
  finderForm,
  finderMatches,
  finderPast,
  finderPastMatches,
  removeFinder,
  savedFinders,
  saveFinder,
} from './finder/finder.ts'
import { fixtureById } from './fixture.ts'
import {
  fixtureComments,
  fixtureEvents,
  fixtureLineup,
  fixtureMomentum,
  fixtureSidelined,
  fixtureStatistics,
} from './fixture-details.ts'
import { followedMatches, followedNews, following } from './following.ts'
import { matchHeadToHead } from './history/head-to-head.ts'
import { matchShares } from './history/hit-rates.ts'
import { lastMatches, refereeLast, teamSeasons } from './history/past-matches.ts'
import { livescoresInplay } from './inplay.ts'
import { countryLeagues, favouriteLeagues } from './league/country-leagues.ts'
import { leagueById } from './league/league.ts'
import { seasonResult, seasonStats, seasonTopScorers, seasonUpcoming } from './league/season.ts'
import { seasonCompleteness } from './league/season-completeness.ts'
import { seasonChances, seasonSimulation } from './league/season-simulation.ts'
import { seasonStakes } from './league/season-stakes.ts'
import { seasonStanding } from './league/standing.ts'
import { matchInfo } from './match.ts'
import { matchComparison } from './match-comparison.ts'
import { numbers } from './numbers.ts'
import { forecastOf } from './odds/forecast.ts'
import { oddsPreMatch } from './odds/odds.ts'
import { oddsBookmakers } from './odds/odds-bookmakers.ts'
import { oddsFair } from './odds/odds-fair.ts'
import { oddsMovement } from './odds/odds-movement.ts'
import { playerInfo, playerStats } from './player.ts'
import { record, recordHeads, recordInplay } from './record.ts'
import { refereeCards, refereeStats } from './referee.ts'
import { searchV1, searchV3 } from './search.ts'
import { teamInfo, teamLeagues, teamScorers, teamSquad, teamStats, teamTransfers } from './team.ts'
import { teamsByName } from './team-search.ts'
import { latestTransfers } from './transfer.ts'
import { upcoming } from './upcoming.ts'

export * from './accounts/account.ts'
export * from './accounts/account-security.ts'
export * from './accounts/agreement.ts'
export * from './accounts/alerts.ts'
export * from './accounts/api-token.ts'
export * from './accounts/billing.ts'
export * from './accounts/contacts.ts'
export * from './accounts/credits.ts'
export * from './accounts/feed-address.ts'
export * from './accounts/follow.ts'
export * from './accounts/hidden-scores.ts'
export * from './accounts/legal.ts'
export * from './accounts/passkeys.ts'
export * from './accounts/plan-changes.ts'
export * from './accounts/plan-codes.ts'
export * from './accounts/privacy.ts'
export * from './accounts/provider-login.ts'
export * from './accounts/referral.ts'
export * from './accounts/second-factor.ts'
export * from './accounts/site.ts'
export * from './accounts/status.ts'
export * from './chances.ts'
export * from './coach.ts'
export * from './compare.ts'
export * from './console/index.ts'
export * from './country.ts'
export * from './finder/finder.ts'
export {
  type FinderEstimate,
  type FinderFigures,
  type FinderHistory,
  finderEstimate,
  finderFigures,
  finderHistory,
} from './finder/finder-history.ts'
export * from './fixture.ts'
export * from './fixture-details.ts'
export * from './following.ts'
export * from './history/head-to-head.ts'
export * from './history/hit-rates.ts'
export * from './history/past-matches.ts'
export * from './inplay.ts'
export * from './kit/answer-shape.ts'
export * from './kit/call.ts'
export * from './kit/errors.ts'
export type { AccessType } from './kit/fields.ts'
export * from './kit/names.ts'
export { priceStripper } from './kit/without-prices.ts'
export * from './league/country-leagues.ts'
export * from './league/knock-out.ts'
export * from './league/league.ts'
export * from './league/season.ts'
export * from './league/season-completeness.ts'
export * from './league/season-simulation.ts'
export * from './league/season-stakes.ts'
export * from './league/standing.ts'
export * from './league/table-rules.ts'
export * from './list-fixture.ts'
export * from './live.ts'
export * from './match.ts'
export * from './match-comparison.ts'
export * from './numbers.ts'
export * from './odds/forecast.ts'
export * from './odds/odds.ts'
export * from './odds/odds-bookmakers.ts'
export * from './odds/odds-fair.ts'
export * from './odds/odds-movement.ts'
export * from './player.ts'
export * from './record.ts'
export * from './referee.ts'
export * from './search.ts'
export * from './team.ts'
export * from './team-search.ts'
export * from './transfer.ts'
export * from './upcoming.ts'

/** Every call of the API. Documentation, the typed client and the tests that ask every call read this list. */
export const contract = [
  site,
  status,
  credits,
  upcoming,
  followedMatches,
  following,
  followedNews,
  teamsByName,
  searchV1,
  searchV3,
  matchInfo,
  matchShares,
  matchComparison,
  matchHeadToHead,
  lastMatches,
  refereeLast,
  teamSeasons,
  teamInfo,
  teamLeagues,
  teamSquad,
  teamStats,
  teamScorers,
  teamTransfers,
  playerInfo,
  playerStats,
  coachInfo,
  coachFixtures,
  coachStats,
  refereeStats,
  refereeCards,
  oddsPreMatch,
  oddsMovement,
  oddsBookmakers,
  oddsFair,
  forecastOf,
  record,
  recordInplay,
  recordHeads,
  fixtureById,
  fixtureLineup,
  fixtureEvents,
  fixtureComments,
  fixtureStatistics,
  fixtureSidelined,
  fixtureMomentum,
  fixtureChances,
  livescoresInplay,
  livescoreChances,
  leagueById,
  seasonUpcoming,
  seasonResult,
  seasonStanding,
  seasonStats,
  seasonTopScorers,
  seasonCompleteness,
  seasonChances,
  seasonSimulation,
  seasonStakes,
  countryWithLeagues,
  countryTeams,
  countryPlayers,
  countryCoaches,
  countryReferees,
  latestTransfers,
  compareTeams,
  finderForm,
  finderMatches,
  finderPast,
  finderPastMatches,
  finderChance,
  savedFinders,
  saveFinder,
  removeFinder,
  numbers,
  ...accountCalls,
  favouriteLeagues,
  countryLeagues,
  ...setupCalls,
  ...consoleCalls,
] as const

/**
 * The calls by method and path: `GET /upcoming/{fromUtc}/{toUtc}`. A client needs only these types: at run time the name alone says what to
 * send, so the browser carries none of the schemas.
 */
export type Contract = { [C in (typeof contract)[number] as `${C['method']} ${C['path']}`]: C }
