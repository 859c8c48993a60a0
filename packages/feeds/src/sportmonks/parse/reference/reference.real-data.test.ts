import { countryByName } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { parseCountries } from './countries.ts'
import { parseLeagues, parseSeasons, parseStages } from './leagues.ts'
import { parseCoaches } from './people/coaches.ts'
import { parsePlayers } from './people/players.ts'
import { parseReferees } from './people/referees.ts'
import { ANYWHERE, type Counted, countsOf, rowsOf } from './stored-answers.testing.ts'
import { parseTeams } from './teams.ts'
import { parseTransfers } from './transfers.ts'
import { parseTypes } from './types.ts'
import { parseVenues } from './venues.ts'

const FILES: readonly Counted[] = [
  [
    'leagues',
    parseLeagues,
    {
      'postman-2023/football_leagues_all': 4,
      'postman-2023/football_leagues_by_country_id': 2,
      'postman-2023/football_leagues_by_date': 1,
      'postman-2023/football_leagues_by_id': 1,
      'postman-2023/football_leagues_live': 1,
      'postman-2023/football_leagues_search': 2,
      'postman/leagues_all_leagues': 4,
      'postman/leagues_all_leagues_by_team_id': 11,
      'postman/leagues_current_leagues_by_team_id': 7,
      'postman/leagues_league_by_id': 1,
      'postman/leagues_leagues_by_country_id': 2,
      'postman/leagues_leagues_by_fixture_date': 1,
      'postman/leagues_leagues_by_live': 4,
      'postman/leagues_leagues_search_by_name': 2,
      'samples/league_collection_data': 2,
      'samples/league_item_data': 1,
    },
  ],
  [
    'seasons',
    parseSeasons,
    {
      'postman-2023/football_seasons_all': 25,
      'postman-2023/football_seasons_by_id': 1,
      'postman-2023/football_seasons_search': 2,
      'postman/seasons_all_seasons': 25,
      'postman/seasons_seasons_by_id': 1,
      'postman/seasons_seasons_by_search_by_name': 6,
      'postman/seasons_seasons_by_team_id': 17,
      'samples/season_collection_data': 2,
      'samples/season_item_data': 1,
    },
  ],
  [
    'stages',
    parseStages,
    {
      'postman-2023/football_stages_all': 25,
      'postman-2023/football_stages_by_id': 1,
      'postman-2023/football_stages_by_season_id': 4,
      'postman-2023/football_stages_search': 7,
      'postman/stages_all_stages': 25,
      'postman/stages_stage_by_id': 1,
      'postman/stages_stages_by_search_by_name': 8,
      'postman/stages_stages_by_season_id': 4,
      'samples/stage_collection_data': 2,
      'samples/stage_item_data': 1,
    },
  ],
  [
    'teams',
    parseTeams,
    {
      'postman-2023/football_teams_all': 25,
      'postman-2023/football_teams_by_country_id': 20,
      'postman-2023/football_teams_by_id': 1,
      'postman-2023/football_teams_by_season_id': 12,
      'postman-2023/football_teams_search': 1,
      'postman/teams_all_teams': 25,
      'postman/teams_teams_by_country_id': 21,
      'postman/teams_teams_by_id': 1,
      'postman/teams_teams_by_search_by_name': 1,
      'postman/teams_teams_by_season_id': 12,
      'samples/team_collection_data': 2,
      'samples/team_item_data': 1,
    },
  ],
  [
    'venues',
    parseVenues,
    {
      'postman-2023/football_venues_all': 25,
      'postman-2023/football_venues_by_id': 1,
      'postman-2023/football_venues_by_season_id': 12,
      'postman-2023/football_venues_search': 25,
      'postman/venues_all_venues': 25,
      'postman/venues_venue_by_id': 1,
      'postman/venues_venues_by_search_by_name': 25,
      'postman/venues_venues_by_season_id': 13,
      'samples/venue_collection_data': 2,
      'samples/venue_item_data': 1,
    },
  ],
  [
    'players',
    parsePlayers,
    {
      'postman-2023/football_players_all': 25,
      'postman-2023/football_players_by_country_id': 25,
      'postman-2023/football_players_by_id': 1,
      'postman-2023/football_players_latest_updated': 7,
      'postman-2023/football_players_search': 6,
      'postman/players_all_players': 25,
      'postman/players_last_updated_players': 4,
      'postman/players_player_by_id': 1,
      'postman/players_players_by_country_id': 25,
      'postman/players_players_by_search_by_name': 7,
      'postman/squads_extended_team_squad_by_team_id': 40,
      'samples/player_collection_data': 2,
      'samples/player_item_data': 1,
    },
  ],
  [
    'coaches',
    parseCoaches,
    {
      'postman-2023/football_coaches_all': 25,
      'postman-2023/football_coaches_by_country_id': 25,
      'postman-2023/football_coaches_by_id': 1,
      'postman-2023/football_coaches_last_updated': 0,
      'postman-2023/football_coaches_search': 8,
      'postman/coaches_all_coaches': 25,
      'postman/coaches_coach_by_id': 1,
      'postman/coaches_coaches_by_country_id': 25,
      'postman/coaches_coaches_search_by_name': 9,
      'postman/coaches_last_updated_coaches': 3,
      'samples/coach_collection_data': 2,
      'samples/coach_item_data': 1,
    },
  ],
  [
    'referees',
    parseReferees,
    {
      'postman-2023/football_referees_all': 25,
      'postman-2023/football_referees_by_country_id': 25,
      'postman-2023/football_referees_by_id': 1,
      'postman-2023/football_referees_by_season_id': 25,
      'postman-2023/football_referees_search': 1,
      'postman/referees_all_referees': 25,
      'postman/referees_referee_by_id': 1,
      'postman/referees_referees_by_country_id': 25,
      'postman/referees_referees_by_season_id': 25,
      'postman/referees_referees_search_by_name': 1,
      'samples/referee_collection_data': 2,
      'samples/referee_item_data': 1,
    },
  ],
  [
    'transfers',
    parseTransfers,
    {
      'postman-2023/football_transfers_all': 25,
      'postman-2023/football_transfers_by_date_range': 25,
      'postman-2023/football_transfers_by_id': 1,
      'postman-2023/football_transfers_by_player_id': 2,
      'postman-2023/football_transfers_by_team_id': 25,
      'postman-2023/football_transfers_last_updated': 25,
      'postman/transfers_all_transfers': 25,
      'postman/transfers_latest_transfers': 25,
      'postman/transfers_transfers_between_date_range': 25,
      'postman/transfers_transfers_by_id': 1,
      'postman/transfers_transfers_by_player_id': 2,
      'postman/transfers_transfers_by_team_id': 25,
      'samples/transfer_collection_data': 2,
      'samples/transfer_item_data': 1,
    },
  ],
]

describe("the feed's own answers", () => {
  it.each(FILES)('give their %s', (...counted) => {
    expect(countsOf(counted)).toEqual(counted[2])
  })

  it('name countries that all are in our list', () => {
    const { countries, problems } = parseCountries(rowsOf('postman-2023/core_countries_all'))
    expect(problems).toEqual([])
    expect(countries.size).toBe(25)
    expect(countries.get(23)).toBe(countryByName('Ivory Coast')?.id)
  })

  it('list types by id', () => {
    const { types, problems } = parseTypes(rowsOf('postman-2023/core_types_all'))
    expect(problems).toEqual([])
    expect(types).toHaveLength(25)
    expect(types[1]).toEqual({ id: 6, name: 'Referee', developerName: 'REFEREE', modelType: 'referee' })
  })

  it('describe a squad of 40 with position, nationality and measures as far as they are reported', () => {
    const players = parsePlayers(rowsOf('postman/squads_extended_team_squad_by_team_id'), ANYWHERE).batch.players ?? []
    expect(players[0]).toMatchObject({ key: '3851', name: 'Louis Moult', commonName: 'L. Moult', position: 27 })
    expect(players.filter((player) => player.position === null)).toHaveLength(1)
    expect(players.filter((player) => player.image === null)).toHaveLength(18)
    expect(players.filter((player) => player.height === null)).toHaveLength(15)
  })
})
