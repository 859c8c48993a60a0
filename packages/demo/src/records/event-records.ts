import { EVENT_TYPE, type EventRecord, englishOrdinal, type FixtureEventsRecord, otherSide } from '@touchline/football'
import { MINUTE } from '../competitions/places.ts'
import { extentOf } from '../match/extent.ts'
import type { Plan } from '../match/plan.ts'
import { goalsUntil, kicksUntil, type Script } from '../match/script.ts'
import type { Cast, Happening } from '../people/cast.types.ts'
import { castFor } from '../people/casting.ts'
import { mix } from '../random.ts'
import { scriptFor, type World } from '../world.ts'
import { progressOf } from './fixture-records.ts'

/** The minute of a point of the clock: 45 with `extra` 2 is 45+2. */
export function minuteAt({ phases }: Script, at: number): { minute: number; extraMinute: number | null } {
  const phase = phases.findLast(({ from, minute }) => minute !== null && from <= at)
  if (phase === undefined || phase.minute === null) return { minute: 0, extraMinute: null }
  const reached = Math.floor((Math.min(at, phase.to - 1) - phase.from) / MINUTE) + 1
  if (reached <= phase.length) return { minute: phase.minute + reached, extraMinute: null }
  return { minute: phase.minute + phase.length, extraMinute: reached - phase.length }
}

const GOALS: ReadonlySet<string> = new Set(['goal', 'own_goal', 'penalty_goal'])
const SHOTS = ['Left foot shot', 'Right foot shot', 'Right foot shot', 'Header'] as const
/** Reasons of yellow cards with their frequencies. */
const FOULS = ['Foul*13', 'Tactical foul*3', 'Argument*2', 'Time wasting', 'Handball'].flatMap((text) => {
  const [reason = '', often = 1] = text.split('*')
  return Array.from({ length: Number(often) }, () => reason)
})
const MISSES = ['OffTarget', 'GoalkeeperSave'] as const

const pickOf = <T>(list: readonly T[], hash: number): T | null => list[hash % list.length] ?? null

interface Reported {
  result: string | null
  addition: string | null
  info: string | null
}

/** How many happenings of these kinds there were up to and with one of them. */
const countOf = (happenings: readonly Happening[], index: number, kinds: (kind: string) => boolean): string =>
  englishOrdinal(happenings.slice(0, index + 1).filter(({ kind }) => kinds(kind)).length)

/** Running result, addition and reason. */
function reported(
  plan: Plan,
  { script, happenings, index }: { script: Script; happenings: readonly Happening[]; index: number },
): Reported {
  const { kind, at } = happenings[index] ?? { kind: 'corner', at: 0 }
  const draw = mix(plan.hash, 1_000 + index)
  const nothing: Reported = { result: null, addition: null, info: null }
  switch (kind) {
    case 'goal':
    case 'own_goal':
    case 'penalty_goal': {
      const info = kind === 'goal' ? pickOf(SHOTS, draw) : kind === 'own_goal' ? 'Own goal' : 'Penalty'
      const addition = `${countOf(happenings, index, (each) => GOALS.has(each))} Goal`
      return { result: goalsUntil(script, at).join('-'), addition, info }
    }
    case 'missed_penalty':
    case 'video_review':
    case 'red_card':
      return { ...nothing, ...script.moments[index]?.note }
    case 'substitution':
      return { ...nothing, addition: `${countOf(happenings, index, (each) => each === kind)} Substitution` }
    case 'yellow_card':
      return {
        ...nothing,
        info: pickOf(FOULS, draw),
        addition: `${countOf(happenings, index, (each) => each === kind)} Yellowcard`,
      }
    case 'yellow_red_card':
      return { ...nothing, info: pickOf(FOULS, draw), addition: 'Second yellowcard' }
    case 'shootout_scored':
    case 'shootout_missed': {
      const addition = kind === 'shootout_scored' ? 'Scored' : pickOf(MISSES, draw)
      return { ...nothing, result: kicksUntil(script, at).join('-'), addition }
    }
    case 'corner':
      return nothing
  }
}

function eventRecord(
  plan: Plan,
  { script, cast: { happenings, ...teams }, index }: { script: Script; cast: Cast; index: number },
): EventRecord | null {
  const happening = happenings[index]
  if (happening === undefined) return null
  const { at, kind, side, player, related, turned } = happening
  const person = player === null ? null : (teams[turned ? otherSide(side) : side].squad[player] ?? null)
  const other = related === null ? null : (teams[side].squad[related] ?? null)
  const time = kind.startsWith('shootout') ? { minute: 120, extraMinute: null } : minuteAt(script, at)
  const corner = kind === 'corner' ? countOf(happenings, index, (each) => each === kind) : null
  return {
    key: `${kind}-${index + 1}`,
    type: EVENT_TYPE[kind],
    ...time,
    side,
    player: person?.key ?? null,
    playerName: person?.commonName ?? null,
    relatedPlayer: other?.key ?? null,
    relatedPlayerName: other?.commonName ?? null,
    comment: corner === null ? null : `${corner} Corner`,
    ...reported(plan, { script, happenings, index }),
  }
}

/** The events of a fixture up to an instant, only the goals where there is no more, null where there are not even those. */
export function fixtureEvents(world: World, plan: Plan, now: number): FixtureEventsRecord | null {
  const extent = extentOf(plan, now)
  if (now < plan.kickoff || extent === 'result') return null
  const { clock } = progressOf(world, plan, now)
  if (clock === null) return null
  const inFull = extent === 'full'
  const script = scriptFor(world, plan)
  if (!inFull && !script.moments.some(({ kind }) => GOALS.has(kind))) return { fixture: plan.key, events: [] }
  const cast = castFor(world, plan)
  const events = cast.happenings.flatMap(({ at, kind }, index) => {
    if (at > clock || !(inFull || GOALS.has(kind))) return []
    return eventRecord(plan, { script, cast, index }) ?? []
  })
  return { fixture: plan.key, events }
}
