import type { SeasonAim, StakesTable } from '@touchline/contract'

type Aim = StakesTable['aims'][number]
export type TeamStake = Aim['teams'][number]

/** Below it there is little to say. */
const LEAST = 0.01
/** Teams shown with what must happen; the others are a press away. */
export const AT_ONCE = 4

interface AimTeams {
  /** Still to be decided, the likeliest first. */
  open: TeamStake[]
  /** Of which little is left to be said: a chance below one in a hundred, or nearly certain where it is about going down. */
  unlikely: TeamStake[]
  secured: TeamStake[]
  out: TeamStake[]
}

/** The teams of an aim by what can be said of them. */
export function aimTeams({ teams }: Aim): AimTeams {
  const of = (state: TeamStake['state']) => teams.filter((team) => team.state === state)
  const open = teams.filter(({ state }) => state !== 'secured' && state !== 'out')
  return {
    open: open.filter(({ chance }) => chance.mean >= LEAST),
    unlikely: open.filter(({ chance }) => chance.mean < LEAST),
    secured: of('secured'),
    out: of('out'),
  }
}

/** What is worth saying of a team: points that hardly anybody takes are not. */
export const worthSaying = ({ conditions }: TeamStake): TeamStake['conditions'] =>
  conditions.filter((one) => one.kind !== 'enough' || one.chance.mean >= LEAST)

/** Matches shown at first. */
export const MATCHES_AT_ONCE = 5

/** Aims that a match of the next days moves, in the order of the table. */
export const movedAims = ({ aims, next }: StakesTable): SeasonAim[] =>
  aims.map(({ aim }) => aim).filter((aim) => next.some(({ stakes }) => stakes.some((one) => one.aim === aim)))

/** Matches that move something, the one that moves most first. */
export const matchesAtStake = ({ next }: StakesTable): StakesTable['next'] =>
  next.filter(({ stakes }) => stakes.length > 0).toSorted((one, other) => most(other) - most(one))

const most = ({ stakes }: StakesTable['next'][number]) => Math.max(...stakes.map(({ swing }) => Math.abs(swing)))
