import type { CallExample } from './example.ts'

const AT = '2026-11-20T18:04:11.000Z'

const COUNTRY = { id: 72, name: 'England', code: 'gb-eng' }
const SHARES = {
  results: { held: 109, of: 110 },
  prices: { held: 107, of: 110 },
  lineups: { held: 101, of: 110 },
  statistics: { held: 110, of: 110 },
}

/** Examples of the console's data, by operation id. */
export const CONSOLE_DATA: Readonly<Record<string, CallExample>> = {
  dataSources: {
    answer: {
      now: AT,
      sources: [
        {
          source: 'openligadb',
          state: 'ok',
          read_at: AT,
          lag_seconds: 48,
          usual_seconds: 60,
          matches: 18_204,
          calls_today: 951,
          quota: { left: 4049, of: 5000, per: 'day' },
          problems: [{ kind: 'result', count: 2 }],
          error: null,
        },
      ],
    },
  },
  dataCoverage: {
    query: { seasons: 4 },
    answer: {
      competitions: [
        {
          id: 8,
          name: 'Premier League',
          country: COUNTRY,
          missing: 12,
          seasons: [{ id: 25, name: '2026/2027', current: true, ...SHARES, matches: { held: 380, of: 380 } }],
        },
      ],
    },
  },
  coverageOfSeason: {
    params: { id: 25 },
    answer: {
      name: '2026/2027',
      rounds: [{ round: '11', ...SHARES }],
      missing: [{ home: 'Arsenal', away: 'Chelsea', round: '11', at: AT }],
    },
  },
  dataProblems: {
    query: { days: 7 },
    answer: {
      groups: [
        {
          source: 'football-data',
          kind: 'row',
          count: 1,
          last_at: AT,
          records: [
            {
              key: 'mmz4281/2627/E0.csv line 112',
              reason: 'FTHG: no number (left out)',
              times: 3,
              first_at: AT,
              last_at: AT,
            },
          ],
        },
      ],
    },
  },
  nameProposals: {
    answer: {
      proposals: [
        {
          source: 'football-data',
          team: { id: 912, name: 'Ein Frankfurt' },
          is: { id: 91, name: 'Eintracht Frankfurt' },
          votes: 102,
          of: 102,
          alike: 0.81,
          same_country: true,
          other_squad: false,
          waiting: 1,
          recommended: 'join',
        },
      ],
      decisions: [
        {
          id: 4,
          decided: 'joined',
          source: 'football-data',
          name: "Nott'm Forest",
          team: 'Nottingham Forest',
          moved: 118,
          actor: 'marta',
          at: AT,
          undone: false,
        },
      ],
    },
  },
  joinNames: { body: { team: 912, is: 91 }, answer: { done: true } },
  keepNamesApart: { body: { team: 912, is: 91 }, answer: { done: true } },
  undoNames: { body: { id: 4 }, answer: { done: true } },
  corrections: {
    answer: {
      corrections: [
        {
          id: 5,
          kind: 'result',
          target: 'fixture',
          target_id: 1234,
          subject: 'Rio Ave – Famalicão',
          before: '1–2',
          after: '1–1',
          reason: 'Report of the league',
          actor: 'marta',
          at: AT,
          ended_at: null,
        },
      ],
    },
  },
  correctable: {
    query: { q: 'rio ave' },
    answer: {
      fixtures: [{ id: 1234, home: 'Rio Ave', away: 'Famalicão', kickoff: AT, result: '1–2' }],
      things: [{ target: 'team', id: 77, name: 'Rio Ave' }],
    },
  },
  correct: {
    body: { kind: 'result', target: 'fixture', target_id: 1234, value: { state: 'finished', home: 1, away: 1 } },
    answer: { done: true },
  },
  endCorrection: { body: { id: 5 }, answer: { done: true } },
  competitions: {
    answer: {
      competitions: [
        { id: 8, name: 'Premier League', country: COUNTRY, shown: 'shown', active: true, matches: 3420, last_at: AT },
      ],
    },
  },
  showCompetition: { body: { id: 8, shown: 'hidden' }, answer: { done: true } },
  imports: {
    answer: {
      sources: [{ source: 'football-data', about: 'Files of football-data.co.uk', endings: ['.csv'] }],
      tasks: [],
    },
  },
  uploadImport: { query: { source: 'football-data', name: 'E0.csv' }, answer: { task: 8 } },
}
