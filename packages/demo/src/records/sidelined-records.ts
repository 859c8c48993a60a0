import { isDeepStrictEqual } from 'node:util'
import type { SidelinedRecord } from '@touchline/football'
import { currentYear, seasonDays } from '../competitions/calendar.ts'
import { CLUBS, type Club } from '../competitions/clubs.ts'
import { SEASONED } from '../competitions/competitions.ts'
import { plansOn, seasonPlans, specialOf } from '../competitions/days.ts'
import { dayOf, dayText } from '../competitions/places.ts'
import { isReserve } from '../competitions/slots.ts'
import type { Ban } from '../discipline/club-record.ts'
import { clubSeason, lastMissed, missedBy, SUSPENDED } from '../discipline/discipline.ts'
import { isPlayedOut, type Plan, seasonKey } from '../match/plan.ts'
import { keyHash } from '../people/ages.ts'
import { bansFrom } from '../people/casting.ts'
import { injuriesBetween } from '../people/injuries.ts'
import { squadSpans } from '../people/transfers.ts'
import { settledAfter } from '../progress.ts'
import { mix } from '../random.ts'
import { scriptFor, type World } from '../world.ts'

/** The clubs whose sidelined players are reported. */
export const KNOWN_IN_FULL: readonly Club[] = CLUBS.filter(({ inFull }) => inFull)

/** Competitions whose bans are reported. */
const COMPETITIONS = SEASONED.filter(({ inFull }) => inFull)

type Entry = SidelinedRecord['players'][number]

/** The first day from which a club's sidelined players are reported: the beginning of its season, or of the year. */
function firstDay(club: Club, now: number): number {
  if (club.league === null) return dayOf(now) - 365
  return seasonDays(club.league, currentYear(club.league, now))[0] - 30
}

/** Injuries of those who were in the squad when they began. */
function injuredEntries(world: World, club: Club, now: number): Entry[] {
  const today = dayOf(now)
  const season = club.league === null ? null : seasonKey(club.league, currentYear(club.league, now))
  return squadSpans(world.careers, { club, first: firstDay(club, now), last: today }).flatMap(({ from, to, squad }) =>
    squad.flatMap((player, slot) =>
      (player === null || isReserve(slot) ? [] : injuriesBetween(mix(world.seedHash, keyHash(player)), from, to)).map(
        (injury): Entry => {
          const over = injury.last < today
          return {
            player: player?.key ?? '',
            season,
            type: injury.type,
            category: 'injury',
            startsOn: dayText(injury.first),
            endsOn: over || injury.foreseen ? dayText(injury.last) : null,
            gamesMissed: over ? missedBetween(world, { club, first: injury.first, last: injury.last }) : null,
          }
        },
      ),
    ),
  )
}

/** Matches of a club between two days, both included, in any competition. */
function missedBetween(world: World, { club, first, last }: { club: Club; first: number; last: number }): number {
  let missed = 0
  for (let day = first; day <= last; day++) {
    for (const plan of plansOn(world, day)) {
      if ((plan.home === club || plan.away === club) && isPlayedOut(specialOf(world, plan))) missed++
    }
  }
  return missed
}

/** Bans of the running seasons, reported once the match of the dismissal is over. */
function bannedEntries(world: World, club: Club, now: number): Entry[] {
  return COMPETITIONS.flatMap((competition) => {
    const year = currentYear(competition, now)
    const [sample] = seasonPlans(world, competition, year)
    if (sample === undefined) return []
    return clubSeason(world, sample, club)
      .filter((plan) => plan.league === competition && isSettled(world, plan, now))
      .flatMap((plan) => bansFrom(world, plan, club))
      .map((ban): Entry => {
        const last = lastMissed(world, ban, club)
        return {
          player: ban.player.key,
          season: ban.everywhere ? null : seasonKey(competition, year),
          type: SUSPENDED[ban.reason],
          category: 'suspended',
          startsOn: dayText(dayOf(ban.plan.kickoff) + 1),
          // Fixtures of a cup that are not drawn yet are reported later.
          endsOn: last === null || last.announced > now ? null : dayText(dayOf(last.kickoff)),
          gamesMissed: servedOf(world, { ban, club, now }),
        }
      })
  })
}

/** How many matches of a ban are over. */
const servedOf = (world: World, { ban, club, now }: { ban: Ban; club: Club; now: number }): number =>
  Math.min(ban.matches, missedBy(world, ban, club).filter((plan) => isSettled(world, plan, now)).length)

/** Whether nothing of a fixture changes any more. */
const isSettled = (world: World, plan: Plan, now: number): boolean =>
  plan.kickoff < now && plan.kickoff + settledAfter(plan, scriptFor(world, plan), specialOf(world, plan)) <= now

/** All injuries and bans at a club this season, as reported at an instant. */
export function sidelinedRecord(world: World, club: Club, now: number): SidelinedRecord {
  return { team: club.key, players: [...injuredEntries(world, club, now), ...bannedEntries(world, club, now)] }
}

/** Clubs of which something else is reported at `now` than at `from`. */
export function sidelinedChanges(
  world: World,
  { from, now, played }: { from: number; now: number; played: readonly Plan[] },
): SidelinedRecord[] {
  const banned = new Set(
    played
      .filter((plan) => isSettled(world, plan, now) && !isSettled(world, plan, from))
      .flatMap((plan) => [plan.home, plan.away]),
  )
  const looked = dayOf(from) === dayOf(now) ? [...banned].filter(({ inFull }) => inFull) : KNOWN_IN_FULL
  return looked.flatMap((club) => {
    const record = sidelinedRecord(world, club, now)
    return isDeepStrictEqual(record, sidelinedRecord(world, club, from)) ? [] : [record]
  })
}
