import { bookmakerName, MARKET } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { parseLines } from '../football-data-parse.testing.ts'

const PRICES: Readonly<Record<string, string>> = { H: '2.1', D: '3.3', A: '3.6' }
const priceOf = (name: string) => PRICES[/AH[HA]$|[<>]|.$/.exec(name)?.[0] ?? ''] ?? '1.9'

/** A file of one match with these columns in addition to those of the result. */
function read(columns: string, line = '') {
  const names = columns.split(' ')
  const cells = names.map((name) => (/^AHC?h$/.test(name) ? line : priceOf(name)))
  const { batch, report } = parseLines([
    `Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,${names.join(',')}`,
    `E1,15/08/2026,Leeds,Hull,2,1,${cells.join(',')}`,
  ])
  const quoted = (batch.odds ?? []).flatMap(({ market, quotes }) =>
    quotes.map(({ bookmaker, closing, line: of }) => {
      const at = market === total && of !== 2.5 ? ` of ${of}` : ''
      return `${bookmakerName(bookmaker)} ${market}${at}${closing ? ' closing' : ''}`
    }),
  )
  return { quoted: [...new Set(quoted)], problems: report.problems.map(({ message }) => message) }
}
const { full_time_result: result, total_goals: total, asian_handicap: handicap } = MARKET

describe('a bookmaker that is in no list', () => {
  it.each(['QZ', 'XYZ', 'QBET', 'QUICK', '8BET', 'BET9'])('is taken under its code, %s', (code) => {
    expect(read(`${code}H ${code}D ${code}A ${code}CH ${code}CD ${code}CA`)).toEqual({
      quoted: [`${code} ${result} closing`],
      problems: [],
    })
  })

  it('is taken for the markets it has, also without a price of the result', () => {
    expect(read('QBET>2.5 QBET<2.5 AHh QUICKAHH QUICKAHA', '-0.5').quoted).toEqual([
      `QBET ${total}`,
      `QUICK ${handicap}`,
    ])
  })

  it.each(['0.5', '1.5', '2.25', '3', '3.5', '10.5'])('is taken for a total of %s goals, at kick-off too', (line) => {
    const of = `of ${Number(line)}`
    expect(read(`QBET>${line} QBET<${line}`)).toEqual({ quoted: [`QBET ${total} ${of}`], problems: [] })
    expect(read(`B365C>2.5 B365C<2.5 QBETC>${line} QBETC<${line}`)).toEqual({
      quoted: [`Bet365 ${total} closing`, `QBET ${total} ${of} closing`],
      problems: [],
    })
  })

  it('has several totals side by side, as a listed one and the market have', () => {
    const columns = ['QBET', 'B365', 'Avg'].flatMap((who) =>
      ['2.5', '3.5'].flatMap((at) => [`${who}>${at}`, `${who}<${at}`]),
    )
    expect(read(columns.join(' ')).quoted.toSorted()).toEqual(
      ['Bet365', 'Market average', 'QBET'].flatMap((name) => [`${name} ${total}`, `${name} ${total} of 3.5`]),
    )
  })

  it('has its totals in a file that a statistics program has renamed', () => {
    expect(read('QBET_3_5 QBET_3_5_1').quoted).toEqual([`QBET ${total} of 3.5`])
  })

  it('has its closing prices where the file has no others of it', () => {
    expect(read('PSCH PSCD PSCA QBETCH QBETCD QBETCA').quoted).toContain(`QBET ${result} closing`)
  })

  it('may have a code that ends like the mark of a closing price', () => {
    expect(read('B365H B365D B365A ABCH ABCD ABCA').quoted).toContain(`ABC ${result}`)
    expect(read('B365CH B365CD B365CA ABCH ABCD ABCA ABCCH ABCCD ABCCA').quoted).toContain(`ABC ${result} closing`)
  })

  it('is none where the columns are those of the market, of shots or of expected goals', () => {
    expect(read('AVGH AVGD AVGA MAXH MAXD MAXA HS AS HST AST HC AC HxG AxG').quoted).toEqual([
      `Market average ${result}`,
      `Market maximum ${result}`,
    ])
    expect(read('HS AS HST AST HF AF HC AC HY AY HR AR HxG AxG B365H B365D B365A').quoted).toEqual([`Bet365 ${result}`])
  })
})

describe('columns that look like prices but are not read are reported', () => {
  it.each(['Med', 'Bb9X', 'TOOLONG'])('%s is no code', (prefix) => {
    expect(read(`${prefix}H ${prefix}D ${prefix}A ${prefix}CH ${prefix}CD ${prefix}CA`)).toEqual({
      quoted: [],
      problems: [
        `the prices of ${prefix} are left out: it is in no list of bookmakers and no code of two to five capital letters and figures`,
      ],
    })
  })

  it.each(['2.4', '0', '25'])('nobody bets on a total of %s goals', (line) => {
    expect(read(`QBET>${line} QBET<${line}`)).toEqual({
      quoted: [],
      problems: [`the prices of ${line} goals are left out: no bet has this total`],
    })
  })

  it('columns of a bookmaker, listed or not, are of no market we know', () => {
    expect(read('B365H B365D B365A B365ATO B365ATU QBETH QBETD QBETA QBETATO')).toEqual({
      quoted: [`Bet365 ${result}`, `QBET ${result}`],
      problems: ['the prices in B365ATO, B365ATU, QBETATO are left out: they are of no market we know'],
    })
  })

  it('a market lacks a column', () => {
    expect(read('QBETH QBETD').problems).toEqual(['the prices of QBET are left out: there is no column QBETA'])
    expect(read('QBET>2.5').problems).toEqual(['the prices of QBET are left out: there is no column QBET<2.5'])
    expect(read('B365<3.5')).toEqual({
      quoted: [],
      problems: ['the prices of B365 are left out: there is no column B365>3.5'],
    })
  })
})
