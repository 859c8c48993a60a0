import { between, type Random } from '../random.ts'
import { type Draft, type Moment, type MomentKind, type Note, SIDES, within } from './moments.ts'

/** How often the video referee reviews a decision, and the announcement. */
const LOOKED_AT: Partial<Record<MomentKind, { often: number; note: Note; before: boolean }>> = {
  goal: { often: 0.05, note: { addition: 'Goal confirmed', info: null }, before: false },
  penalty_goal: { often: 0.3, note: { addition: 'Penalty confirmed', info: null }, before: true },
  missed_penalty: { often: 0.3, note: { addition: 'Penalty confirmed', info: null }, before: true },
  red_card: { often: 0.25, note: { addition: 'Redcard confirmed', info: null }, before: false },
}

const note = (addition: string, info: string | null): Note => ({ addition, info })
/** Outcomes of reviews; a disallowed goal was never in the score. */
const TAKEN_BACK: readonly (readonly [note: Note, until: number])[] = [
  [note('Goal Disallowed', 'Offside'), 0.4],
  [note('Goal Disallowed', 'Foul'), 0.49],
  [note('Goal Disallowed', 'Handball'), 0.56],
  [note('Penalty cancelled', 'Offside'), 0.64],
  [note('Penalty cancelled', 'Diving'), 0.72],
  [note('No penalty', null), 0.9],
  [note('No red card', null), 1],
]
/** Reviews of a side that take something back, in a match. */
const OFTEN = 0.13

function takenBack(random: Random): Note {
  const chance = random()
  return (TAKEN_BACK.find(([, until]) => chance < until) ?? TAKEN_BACK[0] ?? [note('No penalty', null)])[0]
}

/** Adds the video reviews: of a penalty before it is taken, of a goal or a red card soon after it, and of disallowed goals. */
export function addReviews(draft: Draft): void {
  const { random, moments, phases } = draft
  const review = (at: number, { side }: Pick<Moment, 'side'>, reported: Note) =>
    moments.push({ at, kind: 'video_review', side, dismissal: null, note: reported })
  for (const moment of [...moments]) {
    const look = LOOKED_AT[moment.kind]
    if (look === undefined || random() >= look.often) continue
    const phase = phases.findLast(({ from }) => from <= moment.at)
    const apart = between(random, 40, 110) * 1000
    const at = look.before
      ? Math.max(moment.at - apart, phase?.from ?? 0)
      : Math.min(moment.at + apart, (phase?.to ?? moment.at + 1) - 1)
    review(at, moment, look.note)
  }
  for (const side of SIDES) {
    if (random() >= OFTEN) continue
    review(within(draft, random() < 0.45 ? 0 : 2), { side }, takenBack(random))
  }
}
