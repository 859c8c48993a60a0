import { describe, expect, it } from 'vitest'
import { CLUBS } from '../competitions/clubs.ts'
import { dayOf, dayText, offsetMinutes } from '../competitions/places.ts'
import { faultBook, mean, NOW, share, within } from '../crawl.testing.ts'
import { DEMO_SEED } from '../demo-seed.ts'
import { worldOf } from '../world.ts'
import { ageOn } from './ages.ts'
import { transferRecords } from './careers.ts'
import { nativesUntil } from './transfers.ts'

const world = worldOf(DEMO_SEED)
const TODAY = dayOf(NOW)
const [LOAN, FEE, FREE, LOAN_ENDS] = [218, 219, 220, 9688] as const
const faults = faultBook()
const known = CLUBS.filter(({ inFull }) => inFull)
const strengths = new Map(CLUBS.map(({ key, strength }) => [key, strength]))
const people = new Map(nativesUntil(world.careers, NOW).map(({ player }) => [player.key, player]))
const transfers = transferRecords(world.careers, NOW)

describe('transfers', () => {
  const strengthOf = ({ from, to }: { from: string | null; to: string | null }) =>
    ((strengths.get(from ?? '') ?? 60) + (strengths.get(to ?? '') ?? 60)) / 2
  const ageAt = ({ player, date }: { player: string; date: string }) => {
    const found = people.get(player)
    return found === undefined ? 0 : ageOn(found, dayOf(Date.parse(date)))
  }
  const bought = transfers.filter(({ type }) => type === FEE)

  it('between clubs are made in the summer and in January; those without a club may sign at any time', () => {
    const months = new Set(
      transfers
        .filter(
          ({ type, from, to }) => type === FEE || type === LOAN || (from !== null && to !== null && type === FREE),
        )
        .map(({ date }) => Number(date.slice(5, 7))),
    )
    expect(months).toEqual(new Set([1, 7, 8]))
    expect(transfers.some(({ date, from }) => from === null && date > dayText(TODAY - 14))).toBe(true)
  })

  it('for a season end on the last day of June, and the player goes back to his club', () => {
    const back = new Map(
      transfers
        .filter(({ type }) => type === LOAN_ENDS)
        .map(({ player, from, to, date }) => [`${player} ${date}`, [from, to]]),
    )
    const loans = transfers.filter(({ type }) => type === LOAN)
    for (const { player, from, to, date } of loans) {
      const year = Number(date.slice(0, 4)) + (date.slice(5) < '07' ? 0 : 1)
      const ends = `${year}-06-30`
      const reported = back.get(`${player} ${ends}`)
      const holds = ends > dayText(TODAY) ? reported === undefined : reported?.[0] === to && reported[1] === from
      faults.check('loans', holds, () => `${player} ${date} ${from} ${to}`)
    }
    expect(loans.length).toBeGreaterThan(130)
    expect(faults.of('loans')).toEqual([])
  })

  it('for a season stay in the country as a rule, and never go further than three hours by the clock', () => {
    const clubs = new Map(CLUBS.map((club) => [club.key, club]))
    const loans = transfers
      .filter(({ type, date }) => type === LOAN && date > '2024-07')
      .flatMap(({ from, to }) => {
        const [lender, host] = [clubs.get(from ?? ''), clubs.get(to ?? '')]
        return lender && host ? [[lender, host] as const] : []
      })
    // In the five strongest leagues about two of three loans stay in the country.
    expect(share(loans, ([lender, host]) => lender.country === host.country)).toBeGreaterThan(0.6)
    const apart = ([one, other]: (typeof loans)[number]) =>
      Math.abs(offsetMinutes(one.country, TODAY) - offsetMinutes(other.country, TODAY))
    expect(Math.max(...loans.map(apart))).toBeLessThanOrEqual(180)
  })

  it('after the end of a contract name the old club, and are rare once the window is closed', () => {
    const keys = new Set(known.map(({ key }) => key))
    const arrivals = transfers.filter(
      ({ to, date }) => keys.has(to ?? '') && date > '2025-06-30' && date <= '2026-06-30',
    )
    expect(share(arrivals, ({ from }) => from === null)).toBeLessThan(0.15)
    const late = arrivals.filter(
      ({ date, type }) => type !== LOAN_ENDS && !['01', '07', '08'].includes(date.slice(5, 7)),
    )
    expect(late.length / arrivals.length).toBeLessThan(0.06)
  })

  it('cost more for the young and at the top; a fee that nobody names is unknown, never 0', () => {
    const fees = bought.flatMap((each) => (each.amount === null ? [] : [{ ...each, amount: each.amount }]))
    const paid = (holds: (each: (typeof fees)[number]) => boolean) =>
      mean(fees.filter(holds).map(({ amount }) => amount))
    const recent = fees.filter(({ date }) => date > '2023-06')
    expect(Math.min(...fees.map(({ amount }) => amount))).toBeGreaterThan(0)
    within(Math.max(...recent.map(({ amount }) => amount)), 50_000_000, 200_000_000)
    expect(paid((each) => strengthOf(each) > 85)).toBeGreaterThan(10 * paid((each) => strengthOf(each) < 70))
    const strong = (each: (typeof fees)[number]) => Math.abs(strengthOf(each) - 80) < 4
    expect(paid((each) => strong(each) && ageAt(each) >= 21 && ageAt(each) < 26)).toBeGreaterThan(
      3 * paid((each) => strong(each) && ageAt(each) >= 31),
    )
    within(
      share(bought, ({ amount }) => amount === null),
      0.12,
      0.4,
    )
    expect(transfers.every(({ type, amount }) => type === FEE || amount === null)).toBe(true)
  })

  it('bring every club some players a year, by all ways there are', () => {
    const lastYear = transfers.filter(({ date }) => date > '2025-06-30' && date <= '2026-06-30')
    within(lastYear.filter(({ to }) => to !== null).length / CLUBS.filter(({ named }) => named).length, 2, 12)
    for (const type of [LOAN, FEE, FREE, LOAN_ENDS]) {
      expect([type, lastYear.filter((each) => each.type === type).length > 60]).toEqual([type, true])
    }
    expect(new Set(transfers.map(({ key }) => key)).size).toBe(transfers.length)
  })
})
