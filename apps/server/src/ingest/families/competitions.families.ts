import { sinkGroups } from '../sinks/groups.sink.ts'
import { sinkLeagues } from '../sinks/leagues.sink.ts'
import { sinkSeasons, sinkStages } from '../sinks/seasons.sink.ts'
import { sinkTeams } from '../sinks/teams.sink.ts'
import { sinkVenues } from '../sinks/venues.sink.ts'
import type { Families } from './family.ts'

export const COMPETITIONS: Families<'leagues' | 'seasons' | 'stages' | 'groups' | 'venues' | 'teams'> = {
  leagues: { describes: 'league', resolve: (one) => one, sink: sinkLeagues },
  seasons: {
    describes: 'season',
    resolve: (one, look) => (look.need('league', one.league) ? one : null),
    sink: sinkSeasons,
  },
  stages: {
    describes: 'stage',
    resolve: (one, look) => (look.need('season', one.season) ? one : null),
    sink: sinkStages,
  },
  groups: {
    describes: 'group',
    resolve: (one, look) => (look.need('stage', one.stage) ? one : null),
    sink: sinkGroups,
  },
  venues: { describes: 'venue', resolve: (one) => one, sink: sinkVenues },
  teams: {
    describes: 'team',
    resolve: (one, look) => ({ ...one, venue: look.orNull('venue', one.venue) }),
    sink: sinkTeams,
  },
}
