import { beforeAll, describe, expect, test } from 'vitest'
import { loadLanguage } from '../../app/i18n/languages.ts'
import { comparisonOf } from './compare.model.ts'

beforeAll(async () => {
  await loadLanguage('en')
  await loadLanguage('pt')
})

const ids = { hid: 3, aid: 9 }
const names = { hn: 'Arsenal', an: 'Porto', hc: 'England', ac: 'Portugal' }
const team = (team_id: number, team_name: string) => ({
  team_id,
  team_name,
  team_image: `/api/images/team/${team_id}`,
  short_code: null,
  country_id: 72,
  country_code: 'gb-eng',
  country_name: 'England',
  country_image: '/flags/gb-eng.svg',
})

const has = { corners: true, cards: true, stats: true }

describe('the two teams', () => {
  test('are those of the answer, whatever the address calls them', () => {
    const answer = { error: false as const, home: team(3, 'Ashton'), away: team(9, 'Brough'), has }
    expect(comparisonOf(answer, { comparedIds: ids, compareSearch: names, language: 'en' })).toEqual({
      home: { id: 3, name: 'Ashton', crest: '/api/images/team/3', country: { name: 'England', code: 'gb-eng' } },
      away: { id: 9, name: 'Brough', crest: '/api/images/team/9', country: { name: 'England', code: 'gb-eng' } },
    })
  })

  test('have the names of the address until the answer is there, their countries in the viewer’s language', () => {
    expect(comparisonOf(undefined, { comparedIds: ids, compareSearch: names, language: 'pt' })).toEqual({
      home: { id: 3, name: 'Arsenal', crest: null, country: { name: 'Inglaterra', code: 'gb-eng' } },
      away: { id: 9, name: 'Porto', crest: null, country: { name: 'Portugal', code: 'pt' } },
    })
  })

  test('an unknown country is shown as it is called, without a flag; none is left out', () => {
    const search = { hn: 'Arsenal', an: 'Porto', hc: 'Narnia' }
    expect(comparisonOf(undefined, { comparedIds: ids, compareSearch: search, language: 'pt' })).toMatchObject({
      home: { country: { name: 'Narnia', code: null } },
      away: { country: null },
    })
  })

  test('are not shown without both names, and not when the answer knows no such pair', () => {
    expect(
      comparisonOf(undefined, { comparedIds: ids, compareSearch: { hn: 'Arsenal' }, language: 'en' }),
    ).toBeUndefined()
    expect(
      comparisonOf({ error: true, home: null, away: null }, { comparedIds: ids, compareSearch: names, language: 'en' }),
    ).toBeNull()
  })
})
