import type { Score } from '../simulation/knock-out.ts'
import type { TieForm } from './cup-ahead.types.ts'

/** A match of a tie, teams by their numbers. */
export interface LegAhead {
  home: number
  away: number
  /** At the end, extra time included; null while it is to be played. */
  goals: Score | null
  /** Draws the score after 90 minutes; null where its chances are unknown. */
  play(): Score | null
}

/** How matches without a fixture are simulated; null where the chances of the pair are unknown. */
export interface TiePlay {
  score(home: number, away: number, neutral: boolean): Score | null
  extraTime(home: number, away: number, neutral: boolean): Score | null
  /** 0 ≤ x < 1 */
  uniform(): number
}

/**
 * Plays a tie to its end, from its finished or fixed matches.
 * @param teams the first has the second match at home, or the only one
 * @returns the winner; null where the chances of the pair are unknown
 */
export function playTie(
  [one, other]: readonly [number, number],
  { legs, form, play }: { legs: readonly LegAhead[]; form: TieForm; play: TiePlay },
): number | null {
  return form.legs === 1 ? playMatch([one, other], { legs, form, play }) : playLegs([one, other], { legs, form, play })
}

/** One match; a second one that is known is a replay, as is one that a level match leaves open. */
function playMatch(
  teams: readonly [number, number],
  { legs, form, play }: { legs: readonly LegAhead[]; form: TieForm; play: TiePlay },
): number | null {
  const last = legs.at(-1)
  if (last?.goals && last.goals[0] !== last.goals[1]) return last.goals[0] > last.goals[1] ? last.home : last.away
  const replay = last?.goals ? { home: last.away, away: last.home } : null
  const [home, away] = replay ? [replay.home, replay.away] : last ? [last.home, last.away] : teams
  const goals = last && !replay ? last.play() : play.score(home, away, form.neutral)
  return goals && decide([home, away], { lead: goals[0] - goals[1], awayLead: 0, tieForm: form, play })
}

function playLegs(
  [one, other]: readonly [number, number],
  { legs, form, play }: { legs: readonly LegAhead[]; form: TieForm; play: TiePlay },
): number | null {
  const [first, second] = legs
  const [host, guest] = first ? [first.away, first.home] : [one, other]
  const goals = first ? (first.goals ?? first.play()) : play.score(guest, host, form.neutral)
  const back = second ? (second.goals ?? second.play()) : play.score(host, guest, form.neutral)
  if (goals === null || back === null) return null
  // In the second match the guest of the first is at home, whatever a list says.
  const [own, others] = second && second.home !== host ? [back[1], back[0]] : back
  return decide([host, guest], {
    lead: own + goals[1] - others - goals[0],
    awayLead: goals[1] - others,
    tieForm: form,
    play,
  })
}

/**
 * @param teams the home side of the last match first
 * @param lead of the home side, in all matches
 * @param awayLead goals away of the home side less those of the other
 */
function decide(
  [home, away]: readonly [number, number],
  {
    lead,
    awayLead,
    tieForm: { awayGoals, extraTime, neutral },
    play,
  }: { lead: number; awayLead: number; tieForm: TieForm; play: TiePlay },
): number | null {
  if (lead !== 0) return lead > 0 ? home : away
  if (awayGoals && awayLead !== 0) return awayLead > 0 ? home : away
  if (extraTime) {
    const extra = play.extraTime(home, away, neutral)
    if (extra === null) return null
    if (extra[0] !== extra[1]) return extra[0] > extra[1] ? home : away
    // Goals of extra time are goals away for the guest alone.
    if (awayGoals && extra[1] > 0) return away
  }
  return play.uniform() < 0.5 ? home : away
}
