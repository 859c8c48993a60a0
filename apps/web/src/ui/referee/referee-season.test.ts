import type { RefereeSeasonStatistics } from '@touchline/contract'
import { expect, test } from 'vitest'
import { refereeSeasons } from './referee-season.ts'

const season = (
  id: number,
  name: string,
  league: string,
  counts: Partial<Record<188 | 56 | 47 | 84 | 85 | 83 | 314, number>>,
): RefereeSeasonStatistics => ({
  season: { id, name, league: { id, name: league } },
  details: Object.entries(counts).map(([type, count]) => ({ type_id: Number(type) as 188, value: { count } })),
})

test('a second yellow is among the yellow and the red cards, and what is not known stays unknown', () => {
  const [row] = refereeSeasons([season(1, '2025/2026', 'Cup', { 188: 12, 84: 40, 85: 2, 83: 1 })])
  expect(row).toMatchObject({ matches: 12, yellow: 42, red: 3, fouls: null, penalties: null, video: null })
})

test('a figure of some of the matches says of how many', () => {
  const value = { count: 9, matches: 3 }
  const reported = season(1, '2025/2026', 'Cup', { 188: 12, 84: 40 })
  const [row] = refereeSeasons([{ ...reported, details: [...reported.details, { type_id: 56, value }] }])
  expect([row?.known.fouls, row?.known.yellow]).toEqual([{ matches: 3, of: 12 }, null])
})

test('second yellows alone do not make the yellow cards known', () => {
  expect(refereeSeasons([season(1, '2025/2026', 'Cup', { 85: 2 })])[0]?.yellow).toBeNull()
})

test('the latest season by name comes first, leagues of one season by name', () => {
  const rows = refereeSeasons([
    season(1, '2024/2025', 'Cup', {}),
    season(2, '2025/2026', 'League', {}),
    season(3, '2025/2026', 'Cup', {}),
  ])
  expect(rows.map(({ season: name, league }) => `${name} ${league.name}`)).toEqual([
    '2025/2026 Cup',
    '2025/2026 League',
    '2024/2025 Cup',
  ])
})
