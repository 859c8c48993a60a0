import { describe, expect, it } from 'vitest'
import { CLUBS, type Club, NATIONS } from '../competitions/clubs.ts'
import { clubsIn } from '../competitions/days.ts'
import { ROUND_ROBINS } from '../competitions/leagues.ts'
import { countryId, dayOf, dayText } from '../competitions/places.ts'
import { playersOf } from '../competitions/slots.ts'
import { days, faultBook, mean, middle, NOW, share, within } from '../crawl.testing.ts'
import { DEMO_SEED } from '../demo-seed.ts'
import { trophyRecords } from '../honours/trophies.ts'
import { coachRecords } from '../records/coach-records.ts'
import { worldOf } from '../world.ts'
import { ageOn } from './ages.ts'
import { spellRecords, transferRecords } from './careers.ts'
import { termsOf } from './coaches.ts'
import { nativesUntil, squadOn } from './transfers.ts'

const world = worldOf(DEMO_SEED)
const TODAY = dayOf(NOW)
const faults = faultBook()

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

  it('have 21 to 25 players, or 13 to 16 if less is known of them, or none, and nobody is in two of them at once', () => {
    for (const day of [TODAY - 900, TODAY - 480, TODAY - 300, TODAY - 135, TODAY - 110, TODAY]) {
      const all = CLUBS.map((club) => playersOf(squadOn(world.careers, club, day)))
      expect(new Set(all.flat()).size).toBe(all.flat().length)
      const sizes = (inFull: boolean) =>
        CLUBS.flatMap((club, index) => (club.named && club.inFull === inFull ? (all[index]?.length ?? 0) : []))
      expect(CLUBS.flatMap((club, index) => (club.named ? [] : (all[index] ?? [])))).toEqual([])
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

describe('the players of a league', () => {
  it('come from sixty nations in all, two thirds of them from the country itself', () => {
    const nations = new Set(squads.flat().map(({ country }) => country))
    expect(nations.size).toBeGreaterThanOrEqual(55)
    const own = known.flatMap((club, index) =>
      (squads[index] ?? []).map(({ country }) => country === countryId(club.country)),
    )
    within(share(own, Boolean), 0.5, 0.8)
  })

  it('have short names of their own', () => {
    const inLeague = ROUND_ROBINS.filter(({ inFull }) => inFull).map((league) => {
      const clubs = clubsIn(world, league, 2026)
      return clubs.flatMap((club) => playersOf(squadOn(world.careers, club, TODAY)).map(({ commonName }) => commonName))
    })
    expect(inLeague.map((names) => names.length - new Set(names).size)).toEqual(inLeague.map(() => 0))
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
    within(clubs(24, 27), 1.3, 2.6)
    within(clubs(31, 35), 2.2, 4)
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

  it('come and go on their own dates: some stay for years, those of national teams two to four', () => {
    const since = (club: Club) =>
      TODAY - (termsOf(world.coaches, { club, first: TODAY, last: TODAY }).at(-1)?.first ?? TODAY)
    const reigns = CLUBS.filter(({ league }) => league !== null).map(since)
    within(middle(reigns), 150, 450)
    expect(Math.max(...reigns)).toBeGreaterThan(3 * 365)
    const begun = NATIONS.map(
      (nation) => termsOf(world.coaches, { club: nation, first: TODAY, last: TODAY }).at(-1)?.first,
    )
    expect(new Set(begun).size).toBeGreaterThan(NATIONS.length - 2)
    const ofNations = coachRecords(world, NATIONS, NOW).coaches
    const countries = new Map(NATIONS.map(({ key, country }) => [key, countryId(country)]))
    const own = ofNations.map(({ key, country }) => country === countries.get(key.split('/').slice(0, 2).join('/')))
    expect(share(own, Boolean)).toBeGreaterThan(0.7)
  })

  it('are 36 to 66 years old', () => {
    const ages = coaches.map(({ dateOfBirth }) => Math.floor(days(dateOfBirth ?? '', dayText(TODAY)) / 365.25))
    within(Math.min(...ages), 35, 38)
    within(Math.max(...ages), 60, 67)
  })
})

describe('trophies', () => {
  it('for players are those of clubs they belonged to when they were won', () => {
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
          // A national team has no spells: its winners are countrymen.
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
