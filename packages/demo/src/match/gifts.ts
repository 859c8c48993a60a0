import { DETAILED, playerAt, type Squad, slotAt } from '../competitions/slots.ts'
import { giftOf } from '../people/ages.ts'

/** The weight of each detailed position when a player is picked, the goalkeeper's 0 unless given. */
type ByRole = Readonly<Record<number, number>>

const roles = (
  [gk, cb, fb, dm, cm, am, wide]: readonly number[],
  [wing, ss, cf]: readonly [number, number, number],
): ByRole => ({
  [DETAILED.goalkeeper]: gk ?? 0,
  [DETAILED.centre_back]: cb ?? 0,
  [DETAILED.right_back]: fb ?? 0,
  [DETAILED.left_back]: fb ?? 0,
  [DETAILED.defensive_midfield]: dm ?? 0,
  [DETAILED.central_midfield]: cm ?? 0,
  [DETAILED.attacking_midfield]: am ?? 0,
  [DETAILED.right_midfield]: wide ?? 0,
  [DETAILED.left_midfield]: wide ?? 0,
  [DETAILED.right_wing]: wing,
  [DETAILED.left_wing]: wing,
  [DETAILED.second_striker]: ss,
  [DETAILED.centre_forward]: cf,
})

const SCORES = roles([0, 0.9, 0.7, 1, 1.9, 3.4, 2.6], [4.6, 6, 9])
const SHOOTS = roles([0, 1, 1, 1.6, 2.4, 3.4, 2.8], [4.2, 4.6, 5.4])
const LAYS_ON = roles([0.06, 0.7, 2.6, 1.8, 3.2, 5, 4.2], [4.8, 3.8, 2.8])

/** How much more the most gifted do than the least: e to the power of so much. */
const SPREAD = 2.5

const weigh = (
  squad: Squad,
  { slot, byRole, gift, spread }: { slot: number; byRole: ByRole; gift: 'finishing' | 'creating'; spread: number },
): number => (byRole[slotAt(slot).detailed] ?? 0) * Math.exp(spread * (giftOf(playerAt(squad, slot), gift) - 0.5))

/** How likely the holder of a place is to score. */
export const scoring = (slot: number, squad: Squad): number =>
  weigh(squad, { slot, byRole: SCORES, gift: 'finishing', spread: SPREAD })
/** How likely he is to shoot without scoring. */
export const shooting = (slot: number, squad: Squad): number =>
  weigh(squad, { slot, byRole: SHOOTS, gift: 'finishing', spread: SPREAD / 2 })
/** How likely he is to lay a goal on. */
export const creating = (slot: number, squad: Squad): number =>
  weigh(squad, { slot, byRole: LAYS_ON, gift: 'creating', spread: SPREAD * 0.7 })
/** Preference for taking a penalty. */
export const penaltyRank = (slot: number, squad: Squad): number =>
  giftOf(playerAt(squad, slot), 'penalties') * (1 + (SCORES[slotAt(slot).detailed] ?? 0))
