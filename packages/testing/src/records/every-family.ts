import type { PlayerRecord, RecordBatch } from '@touchline/football'
import { finished, smallWorld } from './small-world.ts'

const player = (key: string, name: string): PlayerRecord => ({
  key,
  name,
  commonName: name,
  country: 72,
  dateOfBirth: '2000-02-29',
  height: 184,
  weight: 79,
  position: 27,
  detailedPosition: 151,
  preferredFoot: 'left',
})

const season = 'E0 2025/2026'
const fixture = finished.key

/** One record of every family besides those of the small world, all about Ashton against Brough. */
export const parts = {
  stages: [{ key: 'league', season, name: 'Regular season', sortOrder: 1, type: 223 }],
  groups: [{ key: 'north', stage: 'league', name: 'Group North' }],
  venues: [
    {
      key: 'lane',
      name: 'The Lane',
      city: 'Ashton',
      country: 72,
      capacity: 20_000,
      address: '1 The Lane',
      surface: 'grass',
    },
  ],
  players: [player('ada', 'Ada North'), player('eve', 'Éve South')],
  coaches: [{ key: 'cora', name: 'Cora West', commonName: 'C. West', country: 72, dateOfBirth: null, player: 'eve' }],
  coachSpells: [{ coach: 'cora', team: 'ashton', startsOn: '2025-07-01', endsOn: null, position: 226 }],
  playerSpells: [
    {
      player: 'ada',
      spells: [
        { team: 'ashton', startsOn: '2025-07-01', endsOn: null, position: 27, jerseyNumber: 9 },
        { team: 'brough', startsOn: null, endsOn: '2025-06-30', position: 27, jerseyNumber: null },
      ],
    },
  ],
  referees: [{ key: 'rita', name: 'Rita East', commonName: 'R. East', country: 72, dateOfBirth: null }],
  rivals: [{ team: 'ashton', rivals: ['brough'] }],
  trophies: [
    {
      owner: 'player',
      key: 'ada',
      trophies: [
        { trophy: 1, league: 'E0', leagueName: 'Premier League', season, seasonName: '2025/2026', team: 'ashton' },
        { trophy: 2, league: null, leagueName: 'Old Cup', season: null, seasonName: '2001', team: null },
      ],
    },
  ],
  transfers: [
    { key: 't1', player: 'ada', from: 'brough', to: 'ashton', date: '2025-07-01', type: 219, amount: 12_500_000 },
  ],
  sidelined: [
    {
      team: 'brough',
      players: [
        {
          player: 'eve',
          season,
          type: 533,
          category: 'injury',
          startsOn: '2026-03-01',
          endsOn: null,
          gamesMissed: 1,
        },
      ],
    },
  ],
  fixtureDetails: [
    {
      fixture,
      homeColour: '#ffffff',
      awayColour: '#112233',
      attendance: 18_034,
      periods: [
        {
          type: 1,
          startedAt: '2026-03-07T15:01:00.000Z',
          endedAt: '2026-03-07T15:48:00.000Z',
          minutes: 47,
          added: 2,
          ticking: false,
        },
      ],
      referees: [{ referee: 'rita', role: 6 }],
      missing: [
        {
          side: 'away',
          player: 'eve',
          playerName: 'E. South',
          type: 533,
          category: 'injury',
          startsOn: '2026-03-01',
          endsOn: null,
          gamesMissed: 1,
        },
      ],
      expected: [{ side: 'home', player: 'ada', playerName: 'A. North', jerseyNumber: 1 }],
    },
  ],
  lineups: [
    {
      fixture,
      homeFormation: '4-3-3',
      awayFormation: null,
      confirmed: true,
      entries: [
        {
          side: 'home',
          player: 'ada',
          playerName: 'Ada North',
          type: 11,
          position: 27,
          formationPosition: 11,
          formationField: '4:3',
          jerseyNumber: 9,
          captain: true,
          details: { 52: 1, 118: 7.8, 119: 90 },
        },
        {
          side: 'away',
          player: null,
          playerName: 'Somebody "Nick" O\\Neill',
          type: 12,
          position: null,
          formationPosition: null,
          formationField: null,
          jerseyNumber: null,
          captain: false,
          details: {},
        },
      ],
    },
  ],
  statistics: [
    {
      fixture,
      statistics: [
        { side: 'home', period: 0, values: { 34: 7, 45: 55, 5304: 1.83 } },
        { side: 'home', period: 1, values: { 34: 4 } },
      ],
    },
  ],
  comments: [
    {
      fixture,
      comments: [{ minute: 45, extraMinute: 2, text: 'Goal! Ashton 1, Brough 0.', goal: true, important: true }],
    },
  ],
  pressure: [
    {
      fixture,
      minutes: [
        { minute: 1, value: -20 },
        { minute: 2, value: 35 },
      ],
    },
  ],
  standings: [
    {
      season,
      tables: [
        {
          stage: 'league',
          group: 'north',
          rows: [
            {
              team: 'ashton',
              position: 1,
              points: 3,
              rule: 180,
              movement: 'up',
              details: { 129: 1, 187: 3 },
              form: [{ fixture, result: 'W' }],
            },
            { team: 'brough', position: 2, points: -1, rule: null, movement: null, details: { 129: 1 }, form: [] },
          ],
        },
      ],
    },
  ],
  corrections: [{ season, corrections: [{ team: 'brough', stage: null, points: -1 }] }],
  topScorers: [{ season, type: 208, rows: [{ player: 'ada', team: 'ashton', position: 1, total: 1 }] }],
  playerSeasons: [
    {
      season,
      team: 'ashton',
      player: 'ada',
      position: 27,
      jerseyNumber: 9,
      details: { 52: { total: 1, goals: 1, penalties: 0 } },
    },
  ],
  teamSeasons: [{ season, team: 'ashton', details: { 214: { all: { count: 1, percentage: 100 } } } }],
  coachSeasons: [{ season, team: 'ashton', coach: 'cora', details: { 188: { count: 1 } } }],
  refereeSeasons: [{ season, referee: 'rita', details: { 188: { count: 1 } } }],
  seasonStatistics: [{ season, details: { 188: { total: 380, played: 1, percentage: 0.26 } } }],
} as const satisfies Partial<RecordBatch>

export const everyFamily = (more: Partial<RecordBatch> = {}): RecordBatch =>
  smallWorld([{ ...finished, stage: 'league', group: 'north', venue: 'lane', referee: 'rita', homeCoach: 'cora' }], {
    ...parts,
    ...more,
  })
