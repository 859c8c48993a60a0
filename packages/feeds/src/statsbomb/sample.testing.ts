import type { EventRecord, Side } from '@touchline/football'
import type { FileOptions, FileResult } from '../files/file-source.ts'
import { statsbomb } from './index.ts'

const TEAMS = { home: { id: 217, name: 'Barcelona' }, away: { id: 207, name: 'Valencia' } } as const

let made = 0
/** An event as the files write it, each with another id. */
export function play(side: Side, type: string, period: number, minute: number, more: object = {}): object {
  made += 1
  return {
    id: `id-${made}`,
    index: made,
    period,
    minute,
    second: 0,
    type: { id: 1, name: type },
    team: TEAMS[side],
    ...more,
  }
}

export const by = (id: number, name = `Player ${id}`) => ({ player: { id, name } })

export function shot(side: Side, period: number, minute: number, outcome: string, more: object = {}, who = 1) {
  return play(side, 'Shot', period, minute, {
    ...by(who),
    location: [110, 40],
    shot: { statsbomb_xg: 0.25, outcome: { id: 1, name: outcome }, type: { id: 87, name: 'Open Play' }, ...more },
  })
}

/** An entry of the index of matches: Barcelona against Valencia on 14 April 2018. */
export const INDEX_ENTRY = {
  match_id: 55,
  match_date: '2018-04-14',
  kick_off: '16:15:00.000',
  competition: { competition_id: 11, country_name: 'Spain', competition_name: 'La Liga' },
  season: { season_id: 1, season_name: '2017/2018' },
  home_team: {
    home_team_id: 217,
    home_team_name: 'Barcelona',
    country: { id: 214, name: 'Spain' },
    managers: [
      {
        id: 227,
        name: 'Ernesto Valverde Tejedor',
        nickname: 'Ernesto Valverde',
        dob: '1964-02-09',
        country: { id: 214, name: 'Spain' },
      },
    ],
  },
  away_team: { away_team_id: 207, away_team_name: 'Valencia', country: { id: 214, name: 'Spain' } },
  home_score: 0,
  away_score: 0,
  match_week: 32,
  stadium: { id: 342, name: 'Camp Nou', country: { id: 214, name: 'Spain' } },
  referee: { id: 179, name: 'David Fernández Borbalán', country: { id: 214, name: 'Spain' } },
}

interface Sample {
  lineups?: unknown
  index?: readonly object[]
  name?: string
  options?: FileOptions
}

/** Parses a test's text as if it were in the file of a match; both sides have at least kicked off. */
export function parsePlays(
  plays: readonly object[],
  { lineups, index = [INDEX_ENTRY], name = '55.events.json', options }: Sample = {},
) {
  const kickOffs = [play('home', 'Half Start', 1, 0), play('away', 'Half Start', 1, 0)]
  return parseFiles(
    { [name]: [...kickOffs, ...plays], '55.lineups.json': lineups ?? LINEUPS, 'matches.json': index },
    options,
  )
}

export function parseFiles(contents: Readonly<Record<string, unknown>>, options: FileOptions = {}): FileResult {
  const files = Object.entries(contents).map(([name, content]) => ({
    name: `folder/${name}`,
    bytes: new TextEncoder().encode(JSON.stringify(content)),
  }))
  return statsbomb.parse(files, options)
}

const listed = (player_id: number, player_nickname: string | null = null) => ({
  player_id,
  player_name: `Whole Name ${player_id}`,
  player_nickname,
  jersey_number: player_id,
  country: { id: 31, name: 'Brazil' },
})

/** Barcelona's players 1 to 13, Valencia's 21 and 22. */
const LINEUPS = [
  { team_id: 217, team_name: 'Barcelona', lineup: Array.from({ length: 13 }, (_, index) => listed(index + 1)) },
  { team_id: 207, team_name: 'Valencia', lineup: [listed(21, 'Neto'), listed(22)] },
]

/** Events as a test likes to compare them: type, side, minute, who, with whom, score, how. */
export function shortEvents({ batch }: FileResult): string[] {
  const minute = (event: EventRecord) => `${event.minute}${event.extraMinute === null ? '' : `+${event.extraMinute}`}`
  return (batch.events?.[0]?.events ?? []).map((event) =>
    [event.type, event.side, minute(event), event.playerName, event.relatedPlayerName, event.result, event.info]
      .filter((part) => part != null)
      .join(' | '),
  )
}

export function messages({ report }: FileResult): string[] {
  return report.problems.map((problem) => problem.message)
}
