import { DAY_MS, STATE } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { parseFootballData } from '../football-data/index.ts'

const CLUBS = ['Vikingur', 'Breidablik', 'Valur', 'Stjarnan', 'Fylkir', 'Fram']
const START = Date.parse('2024-04-06')

interface Row {
  day: string
  home: string | undefined
  away: string | undefined
}

const on = (day: number) => new Date(START + day * DAY_MS).toISOString().slice(0, 10)

/** Each club at home to each other once, a match a day. */
const season = CLUBS.flatMap((home, at) =>
  CLUBS.filter((_, other) => other !== at).map((away) => ({ home, away })),
).map((pair, day): Row => ({ ...pair, day: on(day * 5) }))

function statesOf(rows: readonly Row[]): (readonly [day: string, state: number])[] {
  const lines = rows.map(({ day, home, away }) => {
    const [year, month, date] = day.split('-')
    return `Iceland,Besta deild,2024,${date}/${month}/${year},,${home},${away},1,0,H`
  })
  const text = ['Country,League,Season,Date,Time,Home,Away,HG,AG,Res', ...lines].join('\n')
  const { batch } = parseFootballData({ name: 'ISL.csv', bytes: Buffer.from(text) })
  return (batch.fixtures ?? []).map(({ kickoff, state }) => [kickoff.slice(0, 10), state] as const)
}
const abandoned = (rows: readonly Row[]) =>
  statesOf(rows).flatMap(([day, state]) => (state === STATE.abandoned ? [day] : []))

const [first, second, third] = season as [Row, Row, Row]

describe('a pair that meets twice at one ground in a season in which the others meet once', () => {
  it('replayed its first match, which does not count', () => {
    expect(abandoned([...season, { ...first, day: on(47) }])).toEqual([first.day])
  })

  it('has begun a further round where all others have met', () => {
    expect(abandoned([...season, { ...first, day: on(200) }])).toEqual([])
  })

  it('may play a season of which the file has a part', () => {
    expect(abandoned([...season.slice(0, 15), { ...first, day: on(47) }])).toEqual([])
  })

  it('has the wrong ground where it never met at the other one', () => {
    const turned = season.map((one) =>
      one.home === first.away && one.away === first.home ? { ...one, home: first.home, away: first.away } : one,
    )
    expect(abandoned(turned)).toEqual([])
  })

  it('plays by another schedule where many pairs do so', () => {
    const again = [first, second, third].map((one, at) => ({ ...one, day: on(47 + at) }))
    expect(abandoned([...season, ...again])).toEqual([])
  })
})
