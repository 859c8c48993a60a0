import { describe, expect, test } from 'vitest'
import { rulesShown } from './rules-shown.ts'

test('a competition without rules of its own has the general ones and says so', () => {
  const general = {
    order: ['goal difference', 'goals'],
    pointsForWin: 3,
    isGeneral: true,
    sources: [],
    corrections: [],
  }
  expect(rulesShown(null, '2024/2025')).toMatchObject(general)
  expect(rulesShown('nowhere/league', '2024')).toMatchObject(general)
  expect(rulesShown('russia/premier-league', '2010/2011')).toMatchObject({ ...general, sources: [{}, {}] })
})

describe('rules to be said in words', () => {
  test('are in the order of the table, with what no result decides at the end', () => {
    expect(rulesShown('spain/la-liga', '2023/2024')).toMatchObject({
      order: [
        { among: ['points', 'goal difference'], meetings: 2 },
        'goal difference',
        'goals',
        'fair play',
        'play-off match',
      ],
      secondOrder: null,
      phases: ['regular season'],
      isGeneral: false,
    })
  })

  test('say what is carried into a second phase and what parts teams there', () => {
    expect(rulesShown('austria/bundesliga', '2024/2025')).toMatchObject({
      carry: 'half, rounded down',
      split: { after: 22, groups: [{ teams: 6 }, { teams: 6 }] },
      secondOrder: ['half point lost', {}, 'goal difference', 'goals'],
      phases: ['regular season', 'split', 'play-offs'],
    })
  })

  test('say how ties are decided, away goals up to the season that did away with them', () => {
    const ties = (season: string) => rulesShown('europe/champions-league', season).ties
    expect(ties('2020/2021')).toEqual({ legs: 2, finalLegs: 1, awayGoals: true, extraTime: true })
    expect(ties('2021/2022')).toEqual({ legs: 2, finalLegs: 1, awayGoals: false, extraTime: true })
  })

  test('say over how many seasons the averages go that decide who goes down', () => {
    expect(rulesShown('argentina/liga-profesional', '2024').averageOf).toBe(3)
    expect(rulesShown('mexico/liga-mx', '2024/2025').averageOf).toBeNull()
  })

  test('have every correction of the season with its day and reason', () => {
    expect(rulesShown('england/premier-league', '2023/2024').corrections).toEqual([
      { team: 'Everton', points: -10, from: '2023-11-17', reason: 'financial rules' },
      { team: 'Everton', points: 4, from: '2024-02-26', reason: 'appeal' },
      { team: 'Nottingham Forest', points: -4, from: '2024-03-18', reason: 'financial rules' },
      { team: 'Everton', points: -2, from: '2024-04-08', reason: 'financial rules' },
    ])
  })

  test('have the article of the season and the regulations of its time as sources', () => {
    const sources = (key: string, season: string) => rulesShown(key, season).sources
    expect(sources('scotland/premiership', '1999/2000')).toEqual([
      {
        title: '1999–2000 Scottish Premier League',
        year: 1999,
        url: 'https://en.wikipedia.org/wiki/1999%E2%80%932000_Scottish_Premier_League',
      },
      { title: 'UEFA, access lists of the club competitions', year: 1999, url: 'https://www.uefa.com' },
    ])
    expect(sources('brazil/serie-a', '2024')[0]).toEqual({
      title: '2024 Campeonato Brasileiro Série A',
      year: 2024,
      url: 'https://en.wikipedia.org/wiki/2024_Campeonato_Brasileiro_S%C3%A9rie_A',
    })
  })
})
