import type {
  FixtureEventsRecord,
  FixtureRecord,
  FixtureWeatherRecord,
  OddsRecord,
  ReferencePriceRecord,
  SeenOddsRecord,
} from './fixture.ts'
import type {
  CommentsRecord,
  FixtureDetailsRecord,
  FixtureStatisticsRecord,
  LineupsRecord,
  PressureRecord,
} from './match.ts'
import type {
  CoachRecord,
  CoachSpellRecord,
  LeagueRecord,
  PlayerRecord,
  RefereeRecord,
  SeasonRecord,
  StageRecord,
  TeamRecord,
  VenueRecord,
} from './reference.ts'
import type {
  CoachSeasonRecord,
  GroupRecord,
  PlayerSeasonRecord,
  PlayerSpellsRecord,
  PointsCorrectionsRecord,
  RefereeSeasonRecord,
  RivalsRecord,
  SeasonStatisticsRecord,
  SidelinedRecord,
  StandingsRecord,
  TeamSeasonRecord,
  TopScorersRecord,
  TransferRecord,
  TrophiesRecord,
} from './season.ts'
import type { Source } from './sources.ts'

/**
 * Records of one source that belong together. A sink writes a batch in one transaction. Keys may point to records of this batch or an
 * earlier one.
 */
export interface RecordBatch {
  source: Source
  leagues?: readonly LeagueRecord[]
  seasons?: readonly SeasonRecord[]
  stages?: readonly StageRecord[]
  groups?: readonly GroupRecord[]
  venues?: readonly VenueRecord[]
  teams?: readonly TeamRecord[]
  players?: readonly PlayerRecord[]
  coaches?: readonly CoachRecord[]
  coachSpells?: readonly CoachSpellRecord[]
  playerSpells?: readonly PlayerSpellsRecord[]
  referees?: readonly RefereeRecord[]
  rivals?: readonly RivalsRecord[]
  trophies?: readonly TrophiesRecord[]
  transfers?: readonly TransferRecord[]
  sidelined?: readonly SidelinedRecord[]
  fixtures?: readonly FixtureRecord[]
  referencePrices?: readonly ReferencePriceRecord[]
  fixtureDetails?: readonly FixtureDetailsRecord[]
  lineups?: readonly LineupsRecord[]
  events?: readonly FixtureEventsRecord[]
  statistics?: readonly FixtureStatisticsRecord[]
  comments?: readonly CommentsRecord[]
  pressure?: readonly PressureRecord[]
  odds?: readonly OddsRecord[]
  seenOdds?: readonly SeenOddsRecord[]
  weather?: readonly FixtureWeatherRecord[]
  standings?: readonly StandingsRecord[]
  corrections?: readonly PointsCorrectionsRecord[]
  topScorers?: readonly TopScorersRecord[]
  playerSeasons?: readonly PlayerSeasonRecord[]
  teamSeasons?: readonly TeamSeasonRecord[]
  coachSeasons?: readonly CoachSeasonRecord[]
  refereeSeasons?: readonly RefereeSeasonRecord[]
  seasonStatistics?: readonly SeasonStatisticsRecord[]
}
