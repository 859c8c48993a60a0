export type { PricedFixture } from '../parse/odds/parse-odds.ts'
export { isDescribedKind, readById } from './by-id.ts'
export { type ReportedFixture, readFixtureList } from './counts.ts'
export {
  MAX_IDS,
  readFixture,
  readFixturesBetween,
  readFixturesById,
  readFixturesOfSeason,
  readInPlay,
  readInPlayInFull,
  readLatestFixtures,
} from './fixtures.ts'
export { readFixturesWithNewOdds, readOdds } from './odds.ts'
export type { Reading, ReadPage } from './page.ts'
export {
  readCoach,
  readLatestCoaches,
  readLatestPlayers,
  readPlayer,
  readTeam,
  readTransfersBetween,
  readTransfersOfTeam,
} from './people.ts'
export {
  readCountries,
  readLeagues,
  readRefereesOfSeason,
  readStages,
  readTeamsOfSeason,
  readTypes,
} from './reference.ts'
export {
  readCorrections,
  readSeasonStatistics,
  readSquadOfSeason,
  readStandings,
  readTeamStatistics,
  readTopScorers,
} from './season.ts'
