import {
  type FixtureDetailsRecord,
  type MissingPlayerRecord,
  PERIOD,
  type PeriodRecord,
  type RefereeRole,
  runningPeriod,
  type Side,
  STATE,
} from '@touchline/football'
import { specialOf } from '../competitions/days.ts'
import { dayOf, dayText, MINUTE } from '../competitions/places.ts'
import { lastMissed, SUSPENDED } from '../discipline/discipline.ts'
import { extentOf, isClose } from '../match/extent.ts'
import { SIDES } from '../match/moments.ts'
import { changeAt, changesPassed, REACHED } from '../match/moments-before.ts'
import { isPlayedOut, type Plan } from '../match/plan.ts'
import type { Script } from '../match/script.ts'
import { injuriesOn } from '../people/availability.ts'
import { bansFor } from '../people/casting.ts'
import { squadOn } from '../people/transfers.ts'
import { momentOf, type Progress, settledAfter } from '../progress.ts'
import { mix, unit } from '../random.ts'
import { scriptFor, type World } from '../world.ts'
import { expectedLineups } from './expected-lineups.ts'
import { officialsOf, progressOf } from './fixture-records.ts'

const ROLES: readonly RefereeRole[] = [6, 7, 8, 9]

function periodsOf(
  world: World,
  { plan, script, progress: { clock } }: { plan: Plan; script: Script; progress: Progress },
): PeriodRecord[] {
  if (clock === null) return []
  const special = specialOf(world, plan)
  const instant = (point: number) => new Date(momentOf(plan, special, point)).toISOString()
  return script.phases.flatMap(({ state, from, to, minute, length }): PeriodRecord[] => {
    const type = state === STATE.shoot_out ? PERIOD.shoot_out : runningPeriod(state)?.type
    if (type === undefined || clock < from) return []
    const over = clock >= to
    // A match that was stopped for good has a period without an end.
    const ticking = !over && special !== 'suspended'
    const played = Math.floor((Math.min(clock, to - 1) - from) / MINUTE) + 1
    const added = to - from - length * MINUTE
    return [
      {
        type,
        startedAt: instant(from),
        endedAt: over ? instant(to) : null,
        minutes: minute === null ? null : minute + played,
        added: minute !== null && played >= length ? Math.round(added / MINUTE) : null,
        ticking,
      },
    ]
  })
}

/** Absences as known at the last change before kick-off: injured players who will not be back, and banned ones. */
function missingOf(
  world: World,
  { plan, side, changes }: { plan: Plan; side: Side; changes: number },
): MissingPlayerRecord[] {
  if (changes < REACHED.missing) return []
  const known = changeAt(plan, changes)
  const day = dayOf(plan.kickoff)
  const squad = squadOn(world.careers, plan[side], Math.min(day, dayOf(known)))
  const injured = injuriesOn(world, squad, day).flatMap((injury, slot): MissingPlayerRecord[] => {
    const player = squad[slot] ?? null
    if (player === null || injury === null || injury.first > dayOf(known)) return []
    return [
      {
        side,
        player: player.key,
        playerName: player.commonName,
        type: injury.type,
        category: 'injury',
        startsOn: dayText(injury.first),
        endsOn: injury.foreseen ? dayText(injury.last) : null,
        gamesMissed: null,
      },
    ]
  })
  const banned = bansFor(world, plan, side)
    .filter(({ plan: earlier }) => {
      const settled = earlier.kickoff + settledAfter(earlier, scriptFor(world, earlier), specialOf(world, earlier))
      return settled <= known
    })
    .map((ban): MissingPlayerRecord => {
      const last = lastMissed(world, ban, plan[side])
      return {
        side,
        player: ban.player.key,
        playerName: ban.player.commonName,
        type: SUSPENDED[ban.reason],
        category: 'suspended',
        startsOn: dayText(dayOf(ban.plan.kickoff) + 1),
        endsOn: last === null ? null : dayText(dayOf(last.kickoff)),
        gamesMissed: ban.matches,
      }
    })
  return [...banned, ...injured.filter(({ player }) => banned.every((ban) => ban.player !== player))]
}

/** How full the grounds of a country are on average. */
const FILLED: Readonly<Record<string, number>> = {
  England: 0.94,
  Germany: 0.93,
  Netherlands: 0.84,
  France: 0.8,
  Italy: 0.76,
  Spain: 0.74,
  Portugal: 0.42,
}

/** People in the ground, reported from half-time on: the better either side, the more. */
function attendanceOf(plan: Plan, { clock }: Progress, script: Script): number | null {
  if (clock === null || plan.neutral || clock < (script.phases[1]?.from ?? 0)) return null
  const { home, away, league } = plan
  const rank = home.strength - (home.league === null ? home.strength : home.league.top - home.league.spread / 2)
  const whim = 0.16 * (unit(mix(home.hash, 80)) - 0.5) + 0.1 * (unit(mix(plan.hash, 81)) - 0.5)
  const guests = 0.003 * (away.strength - league.top + league.spread / 2)
  const full = (FILLED[home.country] ?? 0.55) + (home.country === 'Portugal' ? 0.032 : 0.008) * rank + guests + whim
  return Math.floor(home.venue.capacity * Math.max(0.08, Math.min(0.995, full)))
}

/** How far apart two colours are, 0 to 765. */
function apart(one: string, other: string): number {
  const part = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16)
  return [1, 3, 5].reduce((sum, at) => sum + Math.abs(part(one, at) - part(other, at)), 0)
}

/** The home side in its first colour, the away side in the one of its two that differs more. */
function shirtsOf({ home, away }: Plan): { homeColour: string; awayColour: string } {
  const [own] = home.colours
  const [first, second] = away.colours
  return {
    homeColour: own,
    awayColour: apart(first, own) >= 150 || apart(first, own) >= apart(second, own) ? first : second,
  }
}

/** Details of a fixture of the current season from ten days before kick-off on; null before. */
export function fixtureDetails(world: World, plan: Plan, now: number): FixtureDetailsRecord | null {
  const changes = changesPassed(plan, now)
  if (extentOf(plan, now) !== 'full' || changes < REACHED.missing) return null
  const progress = progressOf(world, plan, now)
  const script = scriptFor(world, plan)
  return {
    fixture: plan.key,
    ...shirtsOf(plan),
    attendance: specialOf(world, plan) === 'no-venue' ? null : attendanceOf(plan, progress, script),
    periods: isClose(plan, now) ? periodsOf(world, { plan, script, progress }) : [],
    referees: (isClose(plan, now) ? officialsOf(world, plan, changes) : []).flatMap((referee, index) => {
      const role = ROLES[index]
      return role === undefined ? [] : [{ referee, role }]
    }),
    missing: isClose(plan, now) ? SIDES.flatMap((side) => missingOf(world, { plan, side, changes })) : [],
    expected: isPlayedOut(specialOf(world, plan)) ? expectedLineups(world, plan, changes) : [],
  }
}
