import { type CommentRecord, type CommentsRecord, otherSide, type Side, STATE } from '@touchline/football'
import { specialOf } from '../competitions/days.ts'
import { isInWords } from '../match/extent.ts'
import type { Note, Tick } from '../match/moments.ts'
import type { Plan } from '../match/plan.ts'
import { shooterOf } from '../match/player-figures.ts'
import { goalsUntil, kicksUntil, SAVED, type Script } from '../match/script.ts'
import type { Cast, Happening } from '../people/cast.types.ts'
import { castFor } from '../people/casting.ts'
import { mix } from '../random.ts'
import { scriptFor, type World } from '../world.ts'
import { minuteAt } from './event-records.ts'
import { progressOf } from './fixture-records.ts'

interface Line {
  at: number
  text: string
  goal?: boolean
  important?: boolean
}

const BEGINS: Readonly<Record<number, string>> = {
  [STATE.first_half]: 'The first half begins.',
  [STATE.half_time]: 'That is half-time.',
  [STATE.second_half]: 'The second half is under way.',
  [STATE.regular_time_over]: 'Ninety minutes are not enough: there will be extra time.',
  [STATE.extra_first_half]: 'Extra time begins.',
  [STATE.extra_time_break]: 'The sides change ends.',
  [STATE.extra_second_half]: 'The last fifteen minutes begin.',
  [STATE.penalties_break]: 'It will be decided from the spot.',
  [STATE.shoot_out]: 'The shoot-out begins.',
}

const HOW = [
  'with a low shot',
  'from the edge of the area',
  'at the far post',
  'after a quick move',
  'with a fine finish',
]
const WHERE = ['from distance', 'from a tight angle', 'from inside the area', 'with a header', 'after a set piece']
const chosen = (list: readonly string[], hash: number): string => list[hash % list.length] ?? ''

/** The names that lines are made of. */
interface Names {
  club: (side: Side) => string
  player: (side: Side, slot: number | null) => string
}

function namesOf(plan: Plan, cast: Cast): Names {
  return {
    club: (side) => plan[side].name,
    player: (side, slot) => (slot === null ? plan[side].name : (cast[side].squad[slot]?.commonName ?? plan[side].name)),
  }
}

function eventLine(
  plan: Plan,
  { script, names, happening, index }: { script: Script; names: Names; happening: Happening; index: number },
): Line {
  const { at, kind, side, player, related } = happening
  const club = names.club(side)
  const who = names.player(side, player)
  const draw = mix(plan.hash, 8_000 + index)
  const score = () => goalsUntil(script, at).join('-')
  const helped = related === null ? '' : `, set up by ${names.player(side, related)}`
  switch (kind) {
    case 'goal':
      return {
        at,
        text: `Goal for ${club}! ${who} scores ${chosen(HOW, draw)}${helped}: ${score()}.`,
        goal: true,
        important: true,
      }
    case 'penalty_goal':
      return { at, text: `${who} converts the penalty for ${club}: ${score()}.`, goal: true, important: true }
    case 'own_goal': {
      const unlucky = names.player(otherSide(side), player)
      return {
        at,
        text: `Own goal! ${unlucky} turns the ball into his own net: ${score()}.`,
        goal: true,
        important: true,
      }
    }
    case 'missed_penalty':
      return {
        at,
        text:
          script.moments[index]?.note?.addition === SAVED
            ? `${who} takes the penalty and it is saved.`
            : `${who} sends the penalty wide.`,
        important: true,
      }
    case 'yellow_card':
      return { at, text: `${who} (${club}) is booked.` }
    case 'yellow_red_card':
      return { at, text: `A second yellow card for ${who}: ${club} go on with a man less.`, important: true }
    case 'red_card':
      return { at, text: `Red card! ${who} (${club}) is sent off.`, important: true }
    case 'substitution':
      return { at, text: `${club} change: ${who} comes on for ${names.player(side, related)}.` }
    case 'corner':
      return { at, text: `Corner for ${club}.` }
    case 'video_review':
      return { at, text: reviewLine(script.moments[index]?.note ?? null, club), important: true }
    case 'shootout_scored':
      return { at, text: `${who} scores from the spot: ${kicksUntil(script, at).join('-')}.`, important: true }
    case 'shootout_missed':
      return { at, text: `${who} does not score: it stays ${kicksUntil(script, at).join('-')}.`, important: true }
  }
}

function reviewLine(note: Note | null, club: string): string {
  const reason = note?.info ? ` (${note.info.toLowerCase()})` : ''
  return `Video review for ${club}: ${(note?.addition ?? 'no change').toLowerCase()}${reason}.`
}

function tickLine(
  plan: Plan,
  { cast, names, tick: { at, kind, side }, index }: { cast: Cast; names: Names; tick: Tick; index: number },
): Line {
  const who = names.player(side, shooterOf(plan, { team: cast[side], at, index }))
  const where = chosen(WHERE, mix(plan.hash, 8_500 + index))
  const club = names.club(side)
  if (kind === 'saved') return { at, text: `${who} (${club}) tries ${where}; the goalkeeper saves.` }
  if (kind === 'blocked') return { at, text: `${who} (${club}) shoots ${where} and is blocked.` }
  if (kind === 'off') return { at, text: `${who} (${club}) misses the target ${where}.` }
  return { at, text: `Play stops: a player of ${club} needs treatment.` }
}

function linesOf(plan: Plan, script: Script, cast: Cast): Line[] {
  const names = namesOf(plan, cast)
  const periods = script.phases.map(({ state, from }) => ({ at: from, text: BEGINS[state] ?? '', important: true }))
  const score = goalsUntil(script, script.end).join('-')
  const end = { at: script.end, text: `It is over: ${plan.home.name} ${score} ${plan.away.name}.`, important: true }
  return [
    ...periods,
    ...cast.happenings.map((happening, index) => eventLine(plan, { script, names, happening, index })),
    ...script.ticks.map((tick, index) => tickLine(plan, { cast, names, tick, index })),
    end,
  ].sort((one, other) => one.at - other.at)
}

function commentOf(script: Script, { at, text, goal = false, important = false }: Line): CommentRecord {
  const isShootOut = script.phases.at(-1)?.state === STATE.shoot_out && at >= (script.phases.at(-1)?.from ?? 0)
  const time = isShootOut ? { minute: 120, extraMinute: null } : minuteAt(script, at)
  return { ...time, text, goal, important }
}

/** The commentary of a fixture of the last days up to an instant; null where there is none to report. */
export function fixtureComments(world: World, plan: Plan, now: number): CommentsRecord | null {
  if (!isInWords(plan, now) || now < plan.kickoff) return null
  if (specialOf(world, plan) === 'no-statistics') return null
  const { clock } = progressOf(world, plan, now)
  if (clock === null) return null
  const script = scriptFor(world, plan)
  const lines = linesOf(plan, script, castFor(world, plan)).filter(({ at }) => at <= clock)
  return { fixture: plan.key, comments: lines.map((line) => commentOf(script, line)) }
}
