import type { Row } from '../world.ts'
import type { Planned } from './calendar.ts'

export const BOOKMAKERS = (): Row[] => [
  { id: 2, legacy_id: 2, name: 'bet365' },
  { id: 20, legacy_id: 70, name: 'Pncl' },
  { id: 29, legacy_id: 97, name: 'WilliamHill' },
]

export const MARKETS = (): Row[] => [
  { id: 1, legacy_id: 1, name: 'Fulltime Result', developer_name: 'FULLTIME_RESULT', has_winning_calculations: true },
  {
    id: 6,
    legacy_id: 28075,
    name: 'Asian Handicap',
    developer_name: 'ASIAN_HANDICAP',
    has_winning_calculations: false,
  },
  {
    id: 14,
    legacy_id: 976105,
    name: 'Both Teams To Score',
    developer_name: 'BOTH_TEAMS_TO_SCORE',
    has_winning_calculations: true,
  },
  {
    id: 80,
    legacy_id: 12,
    name: 'Goals Over/Under',
    developer_name: 'GOALS_OVER_UNDER',
    has_winning_calculations: false,
  },
]

type Line = readonly [market: number, label: string, value: string, total: string | null, handicap: string | null]

/** What a bookmaker offers; the second one gives both sides of a handicap the home side's line, as some do. */
function linesOf(bookmaker: number, id: number): Line[] {
  const by = (value: number) => (value + (id % 5) / 100 + (bookmaker % 3) / 100).toFixed(2)
  const words = bookmaker === 29 ? ['1', 'X', '2'] : ['Home', 'Draw', 'Away']
  const result: Line[] = [
    [1, words[0] ?? '', by(2.1), null, null],
    [1, words[1] ?? '', by(3.4), null, null],
    [1, words[2] ?? '', by(3.5), null, null],
  ]
  if (bookmaker === 29) return result
  return [
    ...result,
    [6, bookmaker === 2 ? '1' : 'Home', by(1.85), null, '-0.5'],
    [6, bookmaker === 2 ? '2' : 'Away', by(1.98), null, bookmaker === 2 ? '+0.5' : '-0.5'],
    [14, 'Yes', by(1.8), null, null],
    [14, 'No', by(1.95), null, null],
    [80, 'Over', by(1.9), '2.5', null],
    [80, 'Under', by(1.88), '2.5', null],
  ]
}

/** Prices before the match of a fixture, three bookmakers; ids beyond 32 bits. */
export function oddsOf({ id }: Planned): Row[] {
  return [2, 20, 29].flatMap((bookmaker) =>
    linesOf(bookmaker, id).map(([market, label, value, total, handicap], index) => ({
      id: 208_000_000_000 + (id % 1_000_000) * 1_000 + bookmaker * 20 + index,
      fixture_id: id,
      market_id: market,
      bookmaker_id: bookmaker,
      label,
      value,
      name: total ?? label,
      sort_order: index,
      market_description: MARKETS().find((one) => one.id === market)?.name,
      probability: `${(100 / Number(value)).toFixed(2)}%`,
      dp3: `${value}0`,
      fractional: null,
      american: null,
      winning: false,
      stopped: false,
      total,
      handicap,
      participants: null,
      created_at: '2026-03-10T14:11:13.000000Z',
      original_label: null,
      latest_bookmaker_update: '2026-03-14 09:50:45',
    })),
  )
}
