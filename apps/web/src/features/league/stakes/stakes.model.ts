import type { SeasonAim, StakesTable } from '@touchline/contract'

type Aim = StakesTable['aims'][number]
export type TeamStake = Aim['teams'][number]

/** Below it there is little to say. */
const MIN_CHANCE = 0.01
/** Teams shown with what must happen; the others are a press away. */
export const AT_ONCE = 4

interface AimTeams {
  /** Still to be decided, the likeliest first. */
  open: TeamStake[]
  /** Teams with little left to play for: a chance below one in a hundred, or nearly certain for relegation. */
  unlikely: TeamStake[]
  secured: TeamStake[]
  out: TeamStake[]
}

/** The teams of an aim, grouped by their chances. */
export function aimTeams({ teams }: Aim): AimTeams {
  const of = (state: TeamStake['state']) => teams.filter((team) => team.state === state)
  const open = teams.filter(({ state }) => state !== 'secured' && state !== 'out')
  return {
    open: open.filter(({ chance }) => chance.mean >= MIN_CHANCE),
    unlikely: open.filter(({ chance }) => chance.mean < MIN_CHANCE),
    secured: of('secured'),
    out: of('out'),
  }
}

export interface AimRow {
  aim: Aim['aim']
  team: TeamStake
}

/** The teams of all aims, one after another. */
export const aimRows = ({ aims }: Pick<StakesTable, 'aims'>): AimRow[] =>
  aims.flatMap(({ aim, teams }) => teams.map((team) => ({ aim, team })))

/** Whether a team is worth a line: not with points that hardly anybody takes. */
export const worthSaying = ({ conditions }: TeamStake): TeamStake['conditions'] =>
  conditions.filter((one) => one.kind !== 'enough' || one.chance.mean >= MIN_CHANCE)

/** Matches shown at first. */
export const MATCHES_AT_ONCE = 5

const AIMS: readonly SeasonAim[] = [
  ...(['next_round', 'final', 'champion', 'continental'] as const),
  ...(['qualification', 'promotion', 'relegation'] as const),
]

/** Aims that a match of the next days moves, in one order. */
export const movedAims = ({ next }: StakesTable): SeasonAim[] =>
  AIMS.filter((aim) => next.some(({ stakes }) => stakes.some((one) => one.aim === aim)))

/** Matches that move something, the one that moves most first. */
export const matchesAtStake = ({ next }: StakesTable): StakesTable['next'] =>
  next.filter(({ stakes }) => stakes.length > 0).toSorted((one, other) => most(other) - most(one))

const most = ({ stakes }: StakesTable['next'][number]) => Math.max(...stakes.map(({ swing }) => Math.abs(swing)))
