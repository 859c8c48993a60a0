import type { Match, OddsFormat } from '@touchline/football'
import { sampleMatch } from '@touchline/football/samples'
import type { Language } from '@touchline/messages'
import { beforeAll, expect, test } from 'vitest'
import { languageTexts, loadLanguage } from '../../app/i18n/languages.ts'
import { csvOf } from '../../ui/table/column.ts'
import { historyColumns } from './history-columns.tsx'
import type { ListKind, ListRow } from './list-kinds.ts'

beforeAll(async () => {
  await loadLanguage('en')
  await loadLanguage('pt')
})

/** A list as a file, with the English heads. */
const fileOf = (
  kind: ListKind,
  rows: ListRow[],
  { zone, language, odds_format = 0 }: { zone: string; language: Language; odds_format?: OddsFormat },
) =>
  csvOf(
    historyColumns(
      {
        kind,
        half: 0,
        viewed: null,
        referees: false,
        pair: () => null,
        opener: () => null,
        onOpen() {},
        onReferee() {},
        rows,
      },
      { t: languageTexts('en').textsFor('history'), language, odds_format, zone },
    ),
    rows,
  )

const goals = { subject: 'goals' } as const
const plain = sampleMatch()
const match: Match = {
  ...plain,
  kickoff: '2026-05-24T22:30:00Z',
  league: { id: 24, name: 'FA Cup', country: { id: 60, code: 'gb-eng', name: 'England' } },
  season: { id: 1, name: '2025/2026' },
  home: { ...plain.home, name: 'Arsenal' },
  away: { ...plain.away, name: 'Chelsea' },
  scores: { fullTime: [1, 1], halfTime: [1, 0], extraTime: [2, 2], shootOut: null },
  price: { home: 1.7, draw: null, away: 4.8, bookmaker: null },
  referee: { id: null, name: 'A. Referee' },
}

test('a match is a line with the day of the viewer’s zone, scores as numbers of their own and unknown left empty', () => {
  const row = { match, home: 1, away: 1, result: null, colour: null }
  const { head, rows } = fileOf(goals, [row], { zone: '+2', language: 'en' })
  expect(Object.fromEntries(head.map((name, index) => [name, rows[0]?.[index]]))).toEqual({
    Date: '2026-05-25',
    League: 'FA Cup',
    Country: 'England',
    Season: '2025/2026',
    Home: 'Arsenal',
    Away: 'Chelsea',
    'Goals (Home)': 1,
    'Goals (Away)': 1,
    'Half-time (Home)': 1,
    'Half-time (Away)': 0,
    'After extra time (Home)': 2,
    'After extra time (Away)': 2,
    'Shoot-out (Home)': null,
    'Shoot-out (Away)': null,
    '1': 1.7,
    X: null,
    '2': 4.8,
    Referee: 'A. Referee',
  })
})

test('countries and rounds are named in Portuguese for a Portuguese viewer', () => {
  const played = { ...match, round: 'Quarter-finals' }
  const row = { match: played, home: 1, away: 1, result: null, colour: null }
  const { rows } = fileOf(goals, [row], { zone: '+0', language: 'pt' })
  expect(rows[0]?.slice(1, 5)).toEqual(['FA Cup', 'Inglaterra', '2025/2026', 'Quartos de final'])
})

test('cards have a column by colour and side; unknown ones are empty, none is 0', () => {
  const row = { match, home: { yellow: 2, red: null }, away: { yellow: 0, red: 1 } }
  const { head, rows } = fileOf({ subject: 'cards' }, [row], { zone: '+0', language: 'en' })
  const at = head.indexOf('Yellow cards (Home)')
  expect(head.slice(at, at + 4)).toEqual([
    'Yellow cards (Home)',
    'Yellow cards (Away)',
    'Red cards (Home)',
    'Red cards (Away)',
  ])
  expect(rows[0]?.slice(at, at + 4)).toEqual([2, 0, null, 1])
})

test('prices are written in the odds format: numbers, or percentages where the market is complete', () => {
  const market = (draw: number | null) => ({ ...match, price: { home: 2.1, draw, away: 3.6, bookmaker: null } })
  const prices = (draw: number | null, odds_format: 0 | 1 | 2) => {
    const row = { match: market(draw), home: 1, away: 1, result: null, colour: null }
    const { head, rows } = fileOf(goals, [row], { zone: '+2', language: 'pt', odds_format })
    return ['1', 'X', '2'].map((name) => rows[0]?.[head.indexOf(name)])
  }
  expect(prices(3.4, 0)).toEqual([2.1, 3.4, 3.6])
  expect(prices(3.4, 1)).toEqual([110, 240, 260])
  expect(prices(3.4, 2)).toEqual(['46,0\u00a0%', '27,8\u00a0%', '26,2\u00a0%'])
  expect(prices(null, 2)).toEqual(['2.10', null, '3.60'])
})

test('columns unknown in every match are left out, on the page and in the file', () => {
  const nothing = { home: null, draw: null, away: null, bookmaker: null }
  const bare = {
    ...match,
    price: nothing,
    referee: { id: null, name: null },
    scores: { ...match.scores, halfTime: null },
  }
  const row = (of: Match) => ({ match: of, home: 1, away: 1, result: null, colour: null })
  const headOf = (...rows: ListRow[]) => fileOf(goals, rows, { zone: '+0', language: 'en' }).head
  const unknown = ['Round', 'Half-time (Home)', '1', 'X', '2', 'Referee']
  for (const name of unknown) expect(headOf(row(bare))).not.toContain(name)
  for (const name of unknown.slice(1)) expect(headOf(row(bare), row(match))).toContain(name)
})
