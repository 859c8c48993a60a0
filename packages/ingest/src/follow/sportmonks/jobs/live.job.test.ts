import { expect, test } from 'vitest'
import { isBusy, toBeAskedFor, type Watched } from './live.job.ts'

const NOW = new Date('2026-03-14T16:00:00Z')
const begun = (minutes: number, state: number, key = 'm'): Watched => ({
  key,
  state,
  kickoff: new Date(NOW.getTime() - minutes * 60_000),
})
const ask = (watched: Watched[], reported: string[] = [], asked = new Map<string, number>(), now = NOW) =>
  toBeAskedFor(watched, { reported: new Set(reported), asked, now })

test('a match in play that leaves the list is requested by id, one that is in it is not', () => {
  expect(ask([begun(100, 22, 'left'), begun(60, 22, 'listed')], ['listed'])).toEqual(['left'])
})

test('a match that has not begun minutes after its kick-off is requested, and not before', () => {
  expect(ask([begun(2, 1, 'late'), begun(4, 1, 'overdue'), begun(-10, 1, 'soon')])).toEqual(['overdue'])
})

test('a match in play longer than possible is requested even while it is in the list', () => {
  expect(ask([begun(211, 22, 'stuck'), begun(200, 9, 'shoot-out')], ['stuck', 'shoot-out'])).toEqual(['stuck'])
})

test('an interrupted match is requested from time to time', () => {
  const asked = new Map<string, number>()
  const match = [begun(90, 18)]
  expect(ask(match, [], asked)).toEqual(['m'])
  expect(ask(match, [], asked, new Date(NOW.getTime() + 60_000))).toEqual([])
  expect(ask(match, [], asked, new Date(NOW.getTime() + 5 * 60_000))).toEqual(['m'])
})

test('matches that are no longer watched are forgotten', () => {
  const asked = new Map<string, number>()
  ask([begun(100, 22)], [], asked)
  ask([], [], asked)
  expect(asked.size).toBe(0)
})

test('it is busy while matches are in play or about to begin', () => {
  expect(isBusy([begun(100, 22)], NOW)).toBe(true)
  expect(isBusy([begun(-14, 1)], NOW)).toBe(true)
  expect(isBusy([begun(300, 22), begun(90, 18)], NOW)).toBe(false)
  expect(isBusy([], NOW)).toBe(false)
})
