import type { Side } from '@touchline/football'
import type { FileOptions, FileResult } from '../files/file-source.ts'
import { wyscout } from './index.ts'

export const player = (playerId: number, more: object = {}) => ({
  playerId,
  ownGoals: '0',
  redCards: '0',
  goals: 'null',
  yellowCards: '0',
  ...more,
})

export const side = (side: Side, teamId: number, score: number, more: object = {}) => ({
  side,
  teamId,
  coachId: 0,
  score,
  scoreHT: 0,
  scoreET: 0,
  scoreP: 0,
  formation: { lineup: [], bench: [], substitutions: [] },
  ...more,
})

export const teams = (home: object, away: object) => ({ '1646': home, '1659': away })

/** A match as the files write one: Burnley against Bournemouth on the last day of 2017-18, with nobody named. */
export const MATCH = {
  wyId: 2500089,
  status: 'Played',
  duration: 'Regular',
  competitionId: 364,
  seasonId: 181150,
  roundId: 4405654,
  gameweek: 38,
  dateutc: '2018-05-13 14:00:00',
  venue: 'Turf Moor',
  label: 'Burnley - AFC Bournemouth, 1 - 2',
  referees: [] as object[],
  teamsData: teams(side('home', 1646, 1, { scoreHT: 1 }), side('away', 1659, 2)),
}

const person = (wyId: number, shortName: string, firstName: string, lastName: string, more: object = {}) => ({
  wyId,
  shortName,
  firstName,
  middleName: '',
  lastName,
  birthDate: null,
  passportArea: { name: 'England' },
  ...more,
})

export const LISTS: Readonly<Record<string, unknown>> = {
  'teams.json': [
    { wyId: 1646, name: 'Burnley', type: 'club', area: { name: 'England' } },
    { wyId: 1659, name: 'AFC Bournemouth', type: 'club', area: { name: 'England' } },
    { wyId: 1, name: 'Nowhere Town', type: 'club', area: { name: 'England' } },
    { wyId: 4418, name: 'France', type: 'national', area: { name: 'France' } },
    { wyId: 9598, name: 'Croatia', type: 'national', area: { name: 'Croatia' } },
  ],
  'players.json': [
    person(9206, 'N. Pope', 'Nick', 'Pope', {
      height: 191,
      weight: 0,
      foot: 'right',
      role: { code2: 'GK' },
      birthDate: '1992-04-19',
    }),
    person(93, 'J. Gu\\u00f0mundsson', 'J\\u00f3hann', 'Gu\\u00f0mundsson', {
      height: 0,
      weight: 78,
      foot: 'null',
      role: { code2: 'MD' },
      passportArea: { name: 'Iceland' },
    }),
    person(9127, 'A. Barnes', 'Ashley', 'Barnes', { height: 186, weight: 82, foot: '', role: { code2: 'FW' } }),
  ],
  'coaches.json': [person(8880, 'S. Dyche', 'Sean', 'Dyche', { birthDate: '1971-06-28' })],
  'referees.json': [person(385705, 'P. Tierney', 'Paul', 'Tierney'), person(385733, 'A. Holmes', 'Adrian', 'Holmes')],
}

/** Parses a test's text as if it were in a file, together with these lists. */
export function parseSample(content: unknown, options: FileOptions = {}, lists = LISTS): FileResult {
  const entries = Object.entries({ 'matches_x.json': content, ...lists })
  const files = entries.map(([name, value]) => ({
    name: `folder/${name}`,
    bytes: new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)),
  }))
  return wyscout.parse(files, options)
}

export function messages({ report }: FileResult): string[] {
  return report.problems.map((problem) => problem.message)
}
