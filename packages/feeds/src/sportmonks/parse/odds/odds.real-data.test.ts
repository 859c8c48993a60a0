import { BOOKMAKER, MARKET } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../reference/stored-answers.testing.ts'
import { parseOdds } from './parse-odds.ts'
import { overrounds, read } from './sample.testing.ts'

const HANDICAPS = [MARKET.asian_handicap, MARKET.corner_handicap, MARKET.card_handicap]

describe('the recorded prices', () => {
  it('give every market that we keep and that is priced', () => {
    const { batch, problems } = read(...rowsOf('recorded/odds_full_fixture_19611366'))
    expect(Object.fromEntries(batch.odds?.map((one) => [one.market, one.quotes.length]) ?? [])).toEqual({
      [MARKET.full_time_result]: 27,
      [MARKET.total_goals]: 171,
      [MARKET.asian_handicap]: 117,
      [MARKET.both_teams_to_score]: 18,
      [MARKET.half_time_result]: 27,
      [MARKET.total_corners]: 111,
      [MARKET.total_cards]: 22,
      [MARKET.second_half_result]: 21,
      [MARKET.clean_sheet_home]: 4,
      [MARKET.clean_sheet_away]: 4,
      [MARKET.first_team_to_score]: 9,
      [MARKET.last_team_to_score]: 9,
      [MARKET.corner_result]: 15,
      [MARKET.corner_handicap]: 30,
      [MARKET.team_corners]: 4,
      [MARKET.card_handicap]: 4,
      [MARKET.team_cards]: 2,
      [MARKET.team_shots]: 4,
      [MARKET.team_shots_on_target]: 4,
    })
    expect(problems.map((one) => [one.kind, one.key])).toEqual([['bookmaker', '34']])
    expect(batch.referencePrices?.find(({ fixture }) => fixture === '19611366')?.price).toEqual({
      home: 5.25,
      draw: 3.8,
      away: 1.6,
      bookmaker: BOOKMAKER.bet365,
      closing: false,
    })
  })

  it('pair up: every handicap of every bookmaker lies at a plausible overround', () => {
    const { batch } = read(...rowsOf('recorded/odds_full_fixture_19611366'))
    const sums = HANDICAPS.map((market) =>
      overrounds(market, batch.odds?.find((one) => one.market === market)?.quotes ?? []),
    )
    expect(sums.map((list) => list.length)).toEqual([57, 15, 2])
    expect(sums.flat().filter((sum) => sum < 1 || sum > 1.16)).toEqual([])
  })

  it('pair up in the vocabulary of 2017 too', () => {
    const fixture = { key: '233366', home: { key: '1', name: 'Home' }, away: { key: '2', name: 'Away' } }
    const { batch } = parseOdds(rowsOf('postman-2023/football_odds_pre_match_by_fixture_id'), [fixture], [])
    expect(batch.odds?.map((one) => [one.market, one.quotes.length])).toEqual([
      [MARKET.full_time_result, 69],
      [MARKET.total_goals, 216],
      [MARKET.asian_handicap, 122],
      [MARKET.both_teams_to_score, 16],
      [MARKET.half_time_result, 36],
      [MARKET.second_half_result, 18],
      [MARKET.first_team_to_score, 27],
      [MARKET.last_team_to_score, 15],
    ])
    const quotes = batch.odds?.find((one) => one.market === MARKET.asian_handicap)?.quotes ?? []
    const sums = overrounds(MARKET.asian_handicap, quotes)
    expect([sums.length, sums.filter((sum) => sum < 1 || sum > 1.16).length]).toEqual([61, 1])
  })
})
