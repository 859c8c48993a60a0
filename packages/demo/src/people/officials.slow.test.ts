import { describe, expect, it } from 'vitest'
import { crawl, crawledWorld, share } from '../competitions/calendar.testing.ts'
import { slug } from '../competitions/clubs.ts'
import { CUPS } from '../competitions/competitions.ts'
import { specialOf } from '../competitions/days.ts'
import { ROUND_ROBINS } from '../competitions/leagues.ts'
import { HOUR } from '../competitions/places.ts'
import { CHANGES_BEFORE } from '../match/moments-before.ts'
import type { Plan } from '../match/plan.ts'
import { officialsOf } from '../records/fixture-records.ts'
import { crewOf, officialsIn } from './officials.ts'
import { refereesOf } from './people.ts'

const world = crawledWorld()
const all = crawl(world)
const led = all.map((plan) => ({ plan, crew: crewOf(world, plan) })).filter(({ crew }) => crew.length > 0)
const countryOf = (official: string) => official.split('/')[0]

describe('an official', () => {
  it('is in one place at a time and rests two days between matches', () => {
    const latest = new Map<string, Plan>()
    const tired: string[] = []
    for (const { plan, crew } of led) {
      expect(new Set(crew).size).toBe(crew.length)
      for (const key of crew) {
        const before = latest.get(key)
        if (before !== undefined && plan.kickoff - before.kickoff < 48 * HOUR)
          tired.push(`${key} ${before.key} ${plan.key}`)
        latest.set(key, plan)
      }
    }
    expect(tired).toEqual([])
  })

  it('belongs to the country that plays, and to none of the two where countries meet', () => {
    for (const { plan, crew } of led) {
      const { league, home, away } = plan
      const [country] = new Set(crew.map(countryOf))
      expect(new Set(crew.map(countryOf)).size).toBe(1)
      if (CUPS.includes(league) && home.country !== away.country) {
        expect([slug(home.country), slug(away.country)]).not.toContain(country)
      } else if (league.type === 'league') expect(country).toBe(slug(league.country))
    }
  })

  it('leads matches of one level: a first league and the cup, a second league and the cup, or a continent', () => {
    const levels = new Map<string, Set<string>>()
    for (const { plan, crew } of led) {
      const { league, home } = plan
      if (league.type === 'cup' && league.country === home.country) continue
      const level = league.type === 'league' ? league.key : 'continent'
      for (const key of crew) levels.set(key, (levels.get(key) ?? new Set()).add(level))
    }
    expect([...levels].filter(([, own]) => own.size > 1).map(([key, own]) => [key, ...own])).toEqual([])
  })

  it('is found for nearly every match that is no friendly, and known as a person', () => {
    const matches = all.filter(({ league }) => league.type !== 'friendly')
    expect(share(matches, (plan) => crewOf(world, plan).length > 0)).toBeGreaterThan(0.98)
    for (const league of ['england/premier-league', 'europe/champions-league', 'spain/segunda-division']) {
      const own = matches.filter((plan) => plan.league.key === league)
      expect([league, share(own, (plan) => crewOf(world, plan).length === 4)]).toEqual([league, 1])
    }
    for (const { crew } of led) {
      for (const key of crew) {
        const [country = '', number] = key.split('/')
        expect(Number(number)).toBeLessThanOrEqual(known.get(country) ?? 0)
      }
    }
  })

  it('has a short name of his own in his country', () => {
    for (const { country } of ROUND_ROBINS) {
      const names = refereesOf(world.seedHash, country, officialsIn(country)).map(({ commonName }) => commonName)
      expect([country, names.length - new Set(names).size]).toEqual([country, 0])
    }
  })

  it('is not named where none is', () => {
    const without = all.filter((plan) => specialOf(world, plan) === 'no-referee')
    expect(without.length).toBeGreaterThan(20)
    for (const plan of without) expect(officialsOf(world, plan, CHANGES_BEFORE)).toEqual([])
  })
})

const known = new Map(
  [...new Set(all.map(({ home }) => home.country))].map((country) => [slug(country), officialsIn(country)]),
)
