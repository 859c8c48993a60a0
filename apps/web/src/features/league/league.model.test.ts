import type { LeagueView, ListFixture } from '@touchline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadLanguage } from '../../app/i18n/languages.ts'
import { fixtureTitle, ofTeam, seasonOf, teamsIn } from './league.model.ts'

beforeAll(() => loadLanguage('en').then(() => undefined))

const words = {
  stage: true,
  language: 'en' as const,
  round: (name: string) => `Round ${name}`,
  day: () => '15/11/2026',
}
const fixture = (stage: string | null, group: string | null, round: string | null) => {
  const named = (name: string | null) => (name === null ? null : { name })
  const parts = { stage: named(stage), group: named(group), round: named(round) }
  return { league: { name: 'Cup' }, ...parts, starting_at: '' } as unknown as ListFixture
}

describe('the heading of a match', () => {
  test.each([
    ['Group Stage', 'Group A', '3', 'Cup · Group Stage · Group A · Round 3'],
    ['Semi-finals', null, 'Leg 1', 'Cup · Semi-finals · Leg 1'],
    ['Final', null, null, 'Cup · Final'],
    [null, null, null, 'Cup · 15/11/2026'],
  ])('%s, %s, %s', (stage, group, round, title) => {
    expect(fixtureTitle(fixture(stage, group, round), words)).toBe(title)
  })

  test('is its league and round where the season has one stage', () => {
    expect(fixtureTitle(fixture('Regular Season', null, '15'), { ...words, stage: false })).toBe('Cup · Round 15')
    expect(fixtureTitle(fixture('Regular Season', null, null), { ...words, stage: false })).toBe('Cup · 15/11/2026')
  })
})

test('a season the league does not have is the present one', () => {
  const league = { seasons: [{ id: 2 }, { id: 1 }], currentseason: { id: 2 } } as LeagueView
  expect([seasonOf(league, 1)?.id, seasonOf(league, 9)?.id, seasonOf(league, undefined)?.id]).toEqual([1, 2, 2])
})

test('a team that does not play in the matches filters nothing', () => {
  const game = (home: number, away: number) =>
    ({ participants: [home, away].map((id) => ({ id, name: `Team ${9 - id}` })) }) as unknown as ListFixture
  const all = [game(1, 2), game(3, 1)]
  expect([ofTeam(all, 3).length, ofTeam(all, 7).length, ofTeam(all, undefined).length]).toEqual([1, 2, 2])
  expect(teamsIn(all, 'en').map(({ id }) => id)).toEqual([3, 2, 1])
})
