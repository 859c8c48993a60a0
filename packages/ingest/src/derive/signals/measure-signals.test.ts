import { SIGNALS } from '@touchline/football'
import { expect, test } from 'vitest'
import { drawnSeasons, inTurn } from './drawn-seasons.testing.ts'
import { signalReader } from './match-signals.ts'
import { measureSignals } from './measure-signals.ts'

test('where prices are the truth nothing adds to them; a referee who shows more cards adds to the clubs', async () => {
  const found = await measureSignals(inTurn(drawnSeasons(2017, 7)))
  const figures = new Map(found?.figures.map((figure) => [figure.name, figure]))
  expect([...figures.keys()]).toEqual(SIGNALS.map(({ name }) => name))
  for (const name of ['form', 'headToHead', 'samePrice', 'pointsPerGame'] as const) {
    expect.soft(figures.get(name)?.low, name).toBeLessThan(0.0005)
    expect.soft(figures.get(name)?.gain, name).toBeLessThan(0.002)
  }
  const referee = figures.get('referee')
  expect(referee?.low).toBeGreaterThan(0.01)
  expect(referee?.matches).toBe(5 * 3 * 22 * 6)
  expect([found?.from.slice(0, 7), found?.to.slice(0, 4)]).toEqual(['2019-08', '2024'])
})

test('two seasons before the first that is judged are needed, and closing prices begin in 2019', async () => {
  expect(await measureSignals(inTurn([]))).toBeNull()
  expect(await measureSignals(inTurn(drawnSeasons(2022, 2)))).toBeNull()
  expect(await measureSignals(inTurn(drawnSeasons(2012, 6)))).toBeNull()
  expect((await measureSignals(inTurn(drawnSeasons(2022, 4))))?.from).toMatch(/^2024-/)
})

test('the signals read of a match know nothing of its own day or later', () => {
  const seasons = drawnSeasons(2017, 3)
  const last = seasons.at(-1) ?? []
  const day = last[Math.floor(last.length / 2)]?.day ?? 0
  const otherwise = last.map((match) =>
    match.day < day
      ? match
      : {
          ...match,
          goals: match.goals.toReversed() as [number, number],
          yellowCardsBySide: [9, 9] as [number, number],
        },
  )
  const readLast = (matches: typeof last) => {
    const read = signalReader()
    return [...seasons.slice(0, -1), matches].map(read).at(-1) ?? []
  }
  const known = (signals: ReturnType<typeof readLast>) =>
    signals
      .slice(0, last.filter((match) => match.day <= day).length)
      .map((one) => SIGNALS.map(({ name }) => [one[name]?.base, one[name]?.signal]))
  expect(known(readLast(otherwise))).toEqual(known(readLast(last)))
  expect(readLast(otherwise).at(-1)?.form?.signal).not.toBe(readLast(last).at(-1)?.form?.signal)
})

test('a signal that a match lacks is left out: without prices, without a referee, in a first season', () => {
  const [first = [], second = []] = drawnSeasons(2017, 2)
  const read = signalReader()
  expect(Object.keys(read(first)[0] ?? {})).toEqual(['referee', 'evenness'])
  const blind = second.map((match, at) =>
    at === second.length - 1
      ? { ...match, referee: null, result: { opening: null, closing: null }, totals: { opening: null, closing: null } }
      : match,
  )
  expect(read(blind).at(-1)).toEqual({})
})
