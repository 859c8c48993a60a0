import { BOOKMAKER, MARKET, type Quote } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import type { FileOptions, FileResult } from '../../files/file-source.ts'
import { parseLines, shortProblems } from '../football-data-parse.testing.ts'

/** A file of one match with these price columns. */
function priced(columns: Readonly<Record<string, string>>, options?: FileOptions): FileResult {
  const header = ['Div,Date,HomeTeam,AwayTeam,FTHG,FTAG', ...Object.keys(columns)].join(',')
  const row = ['E0,14/08/2021,Arsenal,Chelsea,2,2', ...Object.values(columns).map((cell) => `"${cell}"`)].join(',')
  return parseLines([header, row], options)
}

function quotes(result: FileResult, market: number): readonly Quote[] {
  return result.batch.odds?.find((one) => one.market === market)?.quotes ?? []
}

const prices = (list: readonly Quote[]): (number | null)[][] => list.map((one) => [one.line, one.opening, one.price])

const B365 = { B365H: '2.1', B365D: '3.4', B365A: '3.6' }
const B365C = { B365CH: '2', B365CD: '3.5', B365CA: '3.9' }
const PINNACLE = { PSH: '2.15', PSD: '3.5', PSA: '3.7' }
const AVERAGE = { AvgH: '2.08', AvgD: '3.42', AvgA: '3.58' }

describe('prices of a match', () => {
  it('opens with the earlier price and ends with the closing one', () => {
    const list = quotes(priced({ ...B365, ...B365C }), MARKET.full_time_result)
    expect(list.map((one) => one.selection)).toEqual([1, 2, 3])
    expect(prices(list)).toEqual([
      [null, 2.1, 2],
      [null, 3.4, 3.5],
      [null, 3.6, 3.9],
    ])
  })

  it('ends with the earlier price where there is no closing one, and opens with nothing where that is all', () => {
    expect(quotes(priced(B365), MARKET.full_time_result)[0]).toMatchObject({ opening: 2.1, price: 2.1, closing: false })
    expect(quotes(priced(B365C), MARKET.full_time_result)[0]).toMatchObject({ opening: null, price: 2, closing: true })
  })

  it('reads every bookmaker there ever was under its own prefix', () => {
    const prefixes = 'B365 BW GB IW LB PS SB SJ SO SY VC WH BS BF BFD BMGM BV CL 1XB BFE Max Avg'.split(' ')
    const cells = prefixes.flatMap((one) => [`${one}H`, `${one}D`, `${one}A`].map((name) => [name, '2.9']))
    const list = quotes(priced(Object.fromEntries(cells)), MARKET.full_time_result)
    expect(list).toHaveLength(prefixes.length * 3)
    expect(new Set(list.map((one) => one.bookmaker)).size).toBe(prefixes.length)
  })

  it('keeps the draw of Betfair and the prices of Betfred apart', () => {
    const list = quotes(priced({ BFH: '2', BFD: '3.4', BFA: '4', BFDH: '2.1', BFDD: '3.3', BFDA: '3.9' }), 1)
    const of = (bookmaker: number) => list.filter((one) => one.bookmaker === bookmaker).map((one) => one.price)
    expect(of(BOOKMAKER.betfair)).toEqual([2, 3.4, 4])
    expect(of(BOOKMAKER.betfred)).toEqual([2.1, 3.3, 3.9])
  })

  it('reads the market summaries of both eras as average and maximum', () => {
    const list = quotes(priced({ BbAvH: '2', BbAvD: '3.3', BbAvA: '3.8', BbMxH: '2.1', BbMxD: '3.5', BbMxA: '4' }), 1)
    expect(new Set(list.map((one) => one.bookmaker))).toEqual(new Set([BOOKMAKER.average, BOOKMAKER.maximum]))
  })

  it('takes a bare prefix three times running for home, draw and away', () => {
    const header = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,LB,LB,LB'
    const { batch } = parseLines([header, 'D2,07/08/04,Dresden,Duisburg,3,1,2.25,3.2,2.75'])
    expect(batch.odds?.[0]?.quotes.map((one) => [one.bookmaker, one.price])).toEqual([
      [BOOKMAKER.ladbrokes, 2.25],
      [BOOKMAKER.ladbrokes, 3.2],
      [BOOKMAKER.ladbrokes, 2.75],
    ])
  })
})

describe('over and under', () => {
  it.each([
    ['as published', { 'BbAv>2.5': '1.8', 'BbAv<2.5': '2' }],
    ['renamed', { BbAv_2_5: '1.8', BbAv_2_5_1: '2' }],
    ['renamed with dots', { 'BbAv.2.5': '1.8', 'BbAv.2.5.1': '2' }],
  ])('has the line 2.5, headers %s', (_, columns) => {
    const list = quotes(priced(columns), MARKET.total_goals)
    expect(list.map((one) => [one.selection, one.line, one.price])).toEqual([
      [1, 2.5, 1.8],
      [2, 2.5, 2],
    ])
  })
})

describe('Asian handicap', () => {
  it('gives each side its own line', () => {
    const list = quotes(priced({ AHh: '-0.75', B365AHH: '1.9', B365AHA: '2' }), MARKET.asian_handicap)
    expect(prices(list)).toEqual([
      [-0.75, 1.9, 1.9],
      [0.75, 2, 2],
    ])
  })

  it('has a line of 0 for both sides of a level handicap', () => {
    const list = quotes(priced({ BbAHh: '0', BbAvAHH: '1.9', BbAvAHA: '2' }), MARKET.asian_handicap)
    expect(list.map((one) => one.line)).toEqual([0, 0])
  })

  it('never mixes the prices of two lines: a moved handicap is two pairs of quotes', () => {
    const moved = { AHh: '-0.5', AHCh: '-0.75', PAHH: '1.9', PAHA: '2', PCAHH: '2.05', PCAHA: '1.87' }
    expect(prices(quotes(priced(moved), MARKET.asian_handicap))).toEqual([
      [-0.5, 1.9, 1.9],
      [0.5, 2, 2],
      [-0.75, null, 2.05],
      [0.75, null, 1.87],
    ])
    const still = { ...moved, AHCh: '-0.5' }
    expect(prices(quotes(priced(still), MARKET.asian_handicap))[0]).toEqual([-0.5, 1.9, 2.05])
  })

  it("reads a bookmaker's own line, split stakes and fractions", () => {
    const line = (cell: string) => quotes(priced({ GBAHH: '1.9', GBAHA: '1.95', GBAH: cell }), 3)[0]?.line
    expect([line('-0.5'), line('-0.5,-1'), line('-1.5/-2'), line('0,+0.5'), line('-1 1/4')]).toEqual([
      -0.5, -0.75, -1.75, 0.25, -1.25,
    ])
  })

  it.each(['1.85', '12.5', '-0.2', 'x'])('leaves the market out where the line is %s', (line) => {
    const parsed = priced({ GBAHH: '1.9', GBAHA: '1.95', GBAH: line })
    expect(quotes(parsed, MARKET.asian_handicap)).toEqual([])
    expect(shortProblems(parsed)).toEqual(['2 GBAH cell-doubted'])
  })

  it('says a wrong line that all bookmakers share once', () => {
    const parsed = priced({ AHh: '0.3', B365AHH: '1.9', B365AHA: '2', PAHH: '1.9', PAHA: '2' })
    expect(shortProblems(parsed)).toEqual(['2 AHh cell-doubted'])
  })
})

describe('prices that cannot be', () => {
  it.each(['0', '1', '0.89', '1xBet', '-0.5'])('leaves %s out and keeps its neighbours', (cell) => {
    const parsed = priced({ ...B365, B365H: cell })
    expect(quotes(parsed, MARKET.full_time_result).map((one) => one.selection)).toEqual([2, 3])
    expect(shortProblems(parsed)).toEqual(['2 B365H cell-doubted'])
  })

  it('keeps a book with an odd margin and doubts it', () => {
    const parsed = priced({ B365H: '1.9', B365D: '3.25', B365A: '2.5' })
    expect(quotes(parsed, MARKET.full_time_result)).toHaveLength(3)
    expect(shortProblems(parsed)).toEqual(['2 B365H,B365D,B365A cell-doubted'])
  })

  it('leaves a book out whose margin proves a slip', () => {
    const parsed = priced({ B365H: '1.44', B365D: '3', B365A: '1.57', ...AVERAGE })
    expect(quotes(parsed, 1).map((one) => one.bookmaker)).toEqual(Array(3).fill(BOOKMAKER.average))
    expect(parsed.batch.referencePrices?.[0]?.price?.bookmaker).toBe(BOOKMAKER.average)
    expect(shortProblems(parsed)).toEqual(['2 B365H,B365D,B365A cell-doubted'])
  })

  it('does not doubt the best prices of many bookmakers for adding up to less than 1', () => {
    expect(priced({ MaxH: '2.3', MaxD: '3.7', MaxA: '3.8' }).report.problems).toEqual([])
  })
})

describe('the reference price', () => {
  const reference = (columns: Readonly<Record<string, string>>, options?: FileOptions) =>
    priced(columns, options).batch.referencePrices?.[0]?.price

  it('is the closing one of Bet365 where the file has it', () => {
    expect(reference({ ...PINNACLE, ...B365, ...B365C })).toEqual({
      home: 2,
      draw: 3.5,
      away: 3.9,
      bookmaker: BOOKMAKER.bet365,
      closing: true,
    })
  })

  it('is the earlier one where no closing one is complete', () => {
    const found = reference({ ...B365, ...B365C, B365CD: '' })
    expect(found).toMatchObject({ home: 2.1, bookmaker: BOOKMAKER.bet365, closing: false })
  })

  it('goes down the ladder: Pinnacle, then the market average, then nobody', () => {
    const bw = { BWH: '2.2', BWD: '3.3', BWA: '3.4' }
    expect(reference({ ...bw, ...AVERAGE, ...PINNACLE, B365H: '2.1', B365D: '', B365A: '3.6' })?.home).toBe(2.15)
    expect(reference({ ...bw, ...AVERAGE })?.home).toBe(2.08)
    expect(reference(bw)).toBeNull()
  })

  it("follows the operator's ladder", () => {
    expect(reference({ ...AVERAGE, ...B365 }, { ladder: [BOOKMAKER.average] })?.home).toBe(2.08)
  })
})
