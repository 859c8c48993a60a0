import { TROPHY, type TrophiesRecord } from '@touchline/football'
import { currentYear, pastSeasons, seasonName } from '../competitions/calendar.ts'
import { type Club, clubsOf } from '../competitions/clubs.ts'
import { SEASONED } from '../competitions/competitions.ts'
import { seasonPlans } from '../competitions/days.ts'
import type { LeagueSpec } from '../competitions/leagues.ts'
import { DAY, dayOf } from '../competitions/places.ts'
import { playersOf } from '../competitions/slots.ts'
import { seasonKey } from '../match/plan.ts'
import { stationsOf } from '../people/careers.ts'
import { coachKeyOn, reportedDays } from '../people/coaches.ts'
import { julyOf } from '../people/deals.ts'
import type { Station } from '../people/early-careers.ts'
import { FIRST_YEAR, nativesUntil, squadOn } from '../people/transfers.ts'
import { hashText, mix, unit } from '../random.ts'
import type { World } from '../world.ts'
import { honoursOf } from './champions.ts'

/** Seasons from this one on are won in the simulation; the years before are drawn, the stronger clubs more often. */
const FIRST_SIMULATED = 2024
const DRAWN_YEARS = 3

type Owner = TrophiesRecord['owner']
type Trophy = TrophiesRecord['trophies'][number]

interface Won {
  league: LeagueSpec
  year: number
  clubs: readonly [winner: Club, second: Club]
  /** The day it was settled, days since 1970. */
  day: number
}

/** About when a season before the simulation was settled. */
const lastDay = ({ calendar }: LeagueSpec, year: number): number =>
  dayOf(calendar === 'split' ? Date.UTC(year + 1, 4, 25) : Date.UTC(year, 11, 5))

/** First and second of a season before the simulation. */
function drawnHonours(world: World, league: LeagueSpec, year: number): Won | null {
  const hash = mix(mix(world.seedHash, hashText(league.key)), 40_000 + year)
  const clubs = clubsOf(league)
  const place = (salt: number, count: number) => Math.floor(unit(mix(hash, salt)) ** 2.5 * count)
  const winner = clubs[place(1, Math.min(6, clubs.length))]
  const others = clubs.filter((club) => club !== winner)
  const second = others[place(2, Math.min(6, others.length))]
  return winner === undefined || second === undefined
    ? null
    : { league, year, clubs: [winner, second], day: lastDay(league, year) }
}

/** Everything that had been won at an instant. */
function wonUntil(world: World, leagues: readonly LeagueSpec[], now: number): Won[] {
  return leagues.flatMap((league) => {
    const won: Won[] = []
    for (let year = FIRST_SIMULATED - DRAWN_YEARS; year < FIRST_SIMULATED; year++) {
      const drawn = drawnHonours(world, league, year)
      if (drawn !== null) won.push(drawn)
    }
    for (let year = FIRST_SIMULATED; year <= currentYear(league, now); year++) {
      const honours = honoursUntil(world, { league, year, now })
      if (honours !== null) won.push(honours)
    }
    return won
  })
}

/** First and second of a simulated season that was over at an instant; a season that is not is not played out for it. */
function honoursUntil(
  world: World,
  { league, year, now }: { league: LeagueSpec; year: number; now: number },
): Won | null {
  const last = seasonPlans(world, league, year).at(-1)
  if (last === undefined || last.kickoff > now) return null
  const honours = honoursOf(world, league, year)
  if (honours === null || honours.at > now) return null
  return { league, year, clubs: [honours.winner, honours.second], day: dayOf(honours.at) }
}

/** Players by the clubs they were at before the simulation. */
type EarlyPlayers = ReadonlyMap<string, readonly (Station & { player: string })[]>

function earlyPlayers(world: World, now: number): EarlyPlayers {
  const stations = nativesUntil(world.careers, now).flatMap((native) =>
    stationsOf(native).map((station) => ({ ...station, player: native.player.key })),
  )
  return Map.groupBy(stations, ({ club }) => club.key)
}

/** People who share a club's trophy: the coach and, where the whole squad is known, the players on the day it was decided. */
function sharers(
  world: World,
  { early, club, day, today }: { early: EarlyPlayers; club: Club; day: number; today: number },
): [Owner, string][] {
  const coach = coachKeyOn(world.coaches, club, day)
  const squad =
    day < julyOf(FIRST_YEAR)
      ? (early.get(club.key) ?? []).filter(({ from, to }) => from <= day && to > day).map(({ player }) => player)
      : playersOf(squadOn(world.careers, club, day)).map(({ key }) => key)
  const players = (club.inFull ? squad : []).map((key): [Owner, string] => ['player', key])
  return coach === null || day < today - reportedDays(club) ? players : [['coach', coach], ...players]
}

/** All trophies at an instant: of teams, their players and, as far back as these are listed, their coaches. */
export function trophyRecords(world: World, now: number, leagues = SEASONED): TrophiesRecord[] {
  const records = new Map<string, TrophiesRecord & { trophies: Trophy[] }>()
  const give = (owner: Owner, key: string, trophy: Trophy) => {
    const name = `${owner} ${key}`
    const known = records.get(name)
    if (known === undefined) records.set(name, { owner, key, trophies: [trophy] })
    else known.trophies.push(trophy)
  }
  const early = earlyPlayers(world, now)
  for (const { league, year, clubs, day } of wonUntil(world, leagues, now)) {
    const isReported = year >= currentYear(league, now) - pastSeasons(league, now)
    clubs.forEach((club, index) => {
      const trophy: Trophy = {
        trophy: index === 0 ? TROPHY.winner : TROPHY.runner_up,
        league: league.key,
        leagueName: league.name,
        season: isReported ? seasonKey(league, year) : null,
        seasonName: seasonName(league, year),
        team: club.key,
      }
      give('team', club.key, trophy)
      for (const [owner, key] of sharers(world, { early, club, day, today: dayOf(now) })) give(owner, key, trophy)
    })
  }
  return [...records.values()]
}

/** Whether something was won, or the season of something won became another one, between two instants. */
export function trophiesChanged(world: World, from: number, now: number): boolean {
  return SEASONED.some((league) => {
    const year = currentYear(league, now)
    if (year !== currentYear(league, from) || pastSeasons(league, now) !== pastSeasons(league, from)) return true
    const last = seasonPlans(world, league, year).at(-1)
    if (last === undefined || last.kickoff > now || last.kickoff < from - 2 * DAY) return false
    const { at } = honoursOf(world, league, year) ?? { at: 0 }
    return at > from && at <= now
  })
}
