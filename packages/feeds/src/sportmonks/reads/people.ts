import type { Day, Key } from '@touchline/football'
import { parseCoaches } from '../parse/reference/people/coaches.ts'
import { parsePlayers } from '../parse/reference/people/players.ts'
import { parseTeams } from '../parse/reference/teams.ts'
import { parseTransfers } from '../parse/reference/transfers.ts'
import type { Parsed } from '../parsed.ts'
import { type Reading, type ReadPage, readAll, readOne, readPages } from './page.ts'

const TROPHIES = ['trophies.trophy', 'trophies.league', 'trophies.season'] as const

/** A team with everything on its page: coaches, rivals, trophies, present and past absences. */
export const readTeam = (reading: Reading, id: Key): Promise<Parsed | null> =>
  readOne(
    reading,
    {
      path: `football/teams/${id}`,
      entity: 'Team',
      query: {
        include: [
          'country',
          'venue',
          'coaches.coach',
          'rivals',
          'sidelined.player',
          'sidelinedHistory.player',
          ...TROPHIES,
        ],
      },
    },
    parseTeams,
  )

/** A player with his career and trophies. */
export const readPlayer = (reading: Reading, id: Key): Promise<Parsed | null> =>
  readOne(
    reading,
    {
      path: `football/players/${id}`,
      entity: 'Player',
      query: { include: ['country', 'nationality', 'metadata', 'teams.team', ...TROPHIES] },
    },
    parsePlayers,
  )

/** A coach with his spells, trophies and figures of each season. */
export const readCoach = (reading: Reading, id: Key): Promise<Parsed | null> =>
  readOne(
    reading,
    {
      path: `football/coaches/${id}`,
      entity: 'Coach',
      query: { include: ['country', 'nationality', 'player', 'teams.team', 'statistics.details', ...TROPHIES] },
    },
    parseCoaches,
  )

/** Players updated in the last two hours. */
export const readLatestPlayers = (reading: Reading): Promise<Parsed> =>
  readAll(
    reading,
    { path: 'football/players/latest', entity: 'Player', query: { include: ['metadata'] } },
    parsePlayers,
  )

/** Coaches updated in the last two hours. */
export const readLatestCoaches = (reading: Reading, from: string | null): AsyncIterable<ReadPage> =>
  readPages(reading, { call: { path: 'football/coaches/latest', entity: 'Coach' }, parse: parseCoaches, from })

const TRANSFER = { entity: 'Transfer', query: { include: ['player', 'fromTeam', 'toTeam'] } } as const

/** Every transfer to and from a team. */
export const readTransfersOfTeam = (reading: Reading, team: Key, from: string | null): AsyncIterable<ReadPage> =>
  readPages(reading, { call: { path: `football/transfers/teams/${team}`, ...TRANSFER }, parse: parseTransfers, from })

/** Transfers of these days, both included and at most 31 of them. */
export const readTransfersBetween = (
  reading: Reading,
  days: { from: Day; to: Day },
  from: string | null,
): AsyncIterable<ReadPage> =>
  readPages(reading, {
    call: { path: `football/transfers/between/${days.from}/${days.to}`, ...TRANSFER },
    parse: parseTransfers,
    from,
  })
