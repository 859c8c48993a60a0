import { describe, expect, it } from 'vitest'
import { CLUBS, NATIONS } from '../competitions/clubs.ts'
import { countryId, dayOf, dayText } from '../competitions/places.ts'
import { playersOf } from '../competitions/slots.ts'
import { days, faultBook, mean, NOW, share, within } from '../crawl.testing.ts'
import { DEMO_SEED } from '../demo-seed.ts'
import { trophyRecords } from '../honours/trophies.ts'
import { coachRecords } from '../records/coach-records.ts'
import { worldOf } from '../world.ts'
import { ageOn } from './ages.ts'
import { spellRecords, transferRecords } from './careers.ts'
import { nativesUntil, squadOn } from './transfers.ts'

const world = worldOf(DEMO_SEED)
const TODAY = dayOf(NOW)
const [LOAN, FEE, FREE, LOAN_ENDS] = [218, 219, 220, 9688] as const
const faults = faultBook()
const strengths = new Map(CLUBS.map(({ key, strength }) => [key, strength]))

const natives = nativesUntil(world.careers, NOW)
const people = new Map(natives.map(({ player }) => [player.key, player]))
const known = CLUBS.filter(({ inFull }) => inFull)
const squads = known.map((club) => playersOf(squadOn(world.careers, club, TODAY)))
const spells = new Map(spellRecords(world.careers, NOW).map((record) => [record.player, record.spells]))
const transfers = transferRecords(world.careers, NOW)

describe('squads', () => {
  const field = squads.flat().filter(({ position }) => position !== 24)
  const keepers = squads.flat().filter(({ position }) => position === 24)
  const ages = field.map((player) => ageOn(player, TODAY))

  it('are of all ages from 17 to 38, most of them in their twenties, goalkeepers up to 41', () => {
    within(Math.min(...ages), 17, 18)
    within(Math.max(...ages), 36, 39)
    within(Math.max(...keepers.map((player) => ageOn(player, TODAY))), 37, 41)
    within(mean(ages), 25, 27.5)
    within(
      share(ages, (age) => age < 21),
      0.04,
      0.16,
    )
    within(
      share(ages, (age) => age >= 21 && age < 30),
      0.52,
      0.75,
    )
    within(
      share(ages, (age) => age >= 33),
      0.05,
      0.15,
    )
  })

  it('have first goalkeepers who are older than the others', () => {
    const first = CLUBS.flatMap((club) => squadOn(world.careers, club, TODAY)[0] ?? [])
    expect(mean(first.map((player) => ageOn(player, TODAY)))).toBeGreaterThan(mean(ages) + 0.7)
  })

  it('have between 21 and 25 players, those of whom less is known 13 to 16, nobody in two of them at once', () => {
    for (const day of [TODAY - 900, TODAY - 480, TODAY - 300, TODAY - 135, TODAY - 110, TODAY]) {
      const all = CLUBS.map((club) => playersOf(squadOn(world.careers, club, day)))
      expect(new Set(all.flat()).size).toBe(all.flat().length)
      const sizes = (inFull: boolean) =>
        CLUBS.flatMap((club, index) => (club.inFull === inFull ? (all[index]?.length ?? 0) : []))
      for (const [inFull, least, most] of [
        [true, 21, 25],
        [false, 13, 16],
      ] as const) {
        expect(Math.max(...sizes(inFull))).toBeLessThanOrEqual(most)
        within(mean(sizes(inFull)), least, most)
      }
    }
  })
})

describe('careers', () => {
  it('have spells that follow each other, begin at 16 or later and end where the player is', () => {
    const clubOf = new Map(
      CLUBS.flatMap((club) => playersOf(squadOn(world.careers, club, TODAY)).map(({ key }) => [key, club.key])),
    )
    for (const [key, own] of spells) {
      const born = people.get(key)?.dateOfBirth ?? ''
      const last = own.at(-1)
      faults.check('begin', days(born, own[0]?.startsOn ?? '') > 15.9 * 365.25, () => `${key} ${own[0]?.startsOn}`)
      own.slice(1).forEach((spell, index) => {
        const before = own[index]
        faults.check('order', (before?.endsOn ?? '9') <= (spell.startsOn ?? ''), () => `${key} ${spell.startsOn}`)
        faults.check('order', before?.team !== spell.team, () => `${key} twice at ${spell.team}`)
      })
      const club = last?.endsOn === null ? last.team : undefined
      faults.check('now', club === clubOf.get(key) || last?.endsOn === dayText(TODAY), () => `${key} ${club}`)
    }
    expect([faults.of('begin'), faults.of('order'), faults.of('now')]).toEqual([[], [], []])
  })

  it('are longer the older the player: several clubs before the first stored season', () => {
    const clubs = (least: number, most: number) =>
      mean(
        squads.flat().flatMap((player) => {
          const age = ageOn(player, TODAY)
          const own = spells.get(player.key) ?? []
          return age < least || age > most ? [] : [new Set(own.map(({ team }) => team)).size]
        }),
      )
    within(clubs(17, 20), 1, 1.4)
    within(clubs(24, 27), 1.3, 3.2)
    within(clubs(31, 35), 2.2, 5.5)
  })

  it('agree with the transfers: every change of club between two spells was announced', () => {
    const reported = new Set(transfers.map(({ player, to, date }) => `${player} ${to} ${date}`))
    for (const [key, own] of spells) {
      for (const { team, startsOn } of own.slice(1)) {
        faults.check('announced', reported.has(`${key} ${team} ${startsOn}`), () => `${key} ${team} ${startsOn}`)
      }
    }
    expect(faults.of('announced')).toEqual([])
  })
})

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
    expect(loans.length).toBeGreaterThan(250)
    expect(faults.of('loans')).toEqual([])
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
    within(lastYear.filter(({ to }) => to !== null).length / CLUBS.length, 2, 12)
    for (const type of [LOAN, FEE, FREE, LOAN_ENDS]) {
      expect([type, lastYear.filter((each) => each.type === type).length > 80]).toEqual([type, true])
    }
    expect(new Set(transfers.map(({ key }) => key)).size).toBe(transfers.length)
  })
})

describe('coaches', () => {
  const { coaches, coachSpells, players, playerSpells } = coachRecords(world, CLUBS, NOW)
  const heads = new Set(coachSpells.filter(({ position }) => position === 221).map(({ coach }) => coach))
  const former = new Map(playerSpells.map((record) => [record.player, record.spells]))

  it('were players themselves, two head coaches in five, and had stopped before they began', () => {
    const ofKnown = coaches.filter(({ key }) => heads.has(key) && known.some((club) => key.startsWith(`${club.key}/`)))
    within(
      share(ofKnown, ({ player }) => player !== undefined),
      0.35,
      0.55,
    )
    expect(players.length).toBe(former.size)
    const start = new Map(coachSpells.map(({ coach, startsOn }) => [coach, startsOn]))
    for (const { key, player } of coaches) {
      if (player === undefined || player === null) continue
      const own = former.get(player) ?? []
      faults.check('former', own.length > 0 && own.every(({ endsOn }) => endsOn !== null), () => key)
      faults.check(
        'former',
        (own.at(-1)?.endsOn ?? '9') <= (start.get(key) ?? ''),
        () => `${key} ${own.at(-1)?.endsOn}`,
      )
    }
    expect(faults.of('former')).toEqual([])
  })

  it('are 36 to 66 years old', () => {
    const ages = coaches.map(({ dateOfBirth }) => Math.floor(days(dateOfBirth ?? '', dayText(TODAY)) / 365.25))
    within(Math.min(...ages), 35, 38)
    within(Math.max(...ages), 60, 67)
  })
})

describe('trophies', () => {
  it('of players are those of clubs they belonged to when they were won', () => {
    const records = trophyRecords(world, NOW)
    const players = records.filter(({ owner }) => owner === 'player')
    const teams = new Map(
      records.filter(({ owner }) => owner === 'team').map((record) => [record.key, record.trophies]),
    )
    const countries = new Map(nativesUntil(world.careers, NOW).map(({ player }) => [player.key, player.country]))
    for (const { key, trophies } of players) {
      const own = spells.get(key) ?? []
      for (const { trophy, league, seasonName, team } of trophies) {
        const won = teams.get(team ?? '') ?? []
        const has = won.some((of) => of.trophy === trophy && of.league === league && of.seasonName === seasonName)
        faults.check('won', has, () => `${key} ${league} ${seasonName}`)
        const first = `${seasonName.slice(0, 4)}-01`
        const last = `${Number(seasonName.slice(0, 4)) + (seasonName.includes('/') ? 1 : 0)}-12-31`
        const nation = NATIONS.find((each) => each.key === team)
        if (nation !== undefined) {
          // A national team has no spells: who won with it is a countryman.
          faults.check('there', countries.get(key) === countryId(nation.country), () => `${key} ${team}`)
          continue
        }
        const there = own.some(
          (spell) => spell.team === team && (spell.startsOn ?? '') <= last && (spell.endsOn ?? '9') >= first,
        )
        faults.check('there', there, () => `${key} ${team} ${seasonName}`)
      }
    }
    expect(faults.of('won')).toEqual([])
    expect(faults.of('there')).toEqual([])
    const early = players.filter(({ trophies }) => trophies.some(({ seasonName }) => seasonName < '2022'))
    expect(early.length).toBeGreaterThan(100)
  })
})
