import type { KnockOut, KnockOutTeam } from '@touchline/contract'

export interface OpenRound {
  name: string
  /** Its place in the list of rounds. */
  at: number
}

/** Rounds that are not decided; the teams of the others are known. */
export const openRounds = ({ rounds, teams }: KnockOut): OpenRound[] =>
  rounds.flatMap(({ name }, at) => (teams.some(({ rounds: own }) => isOpen(own[at]?.mean ?? 0)) ? [{ name, at }] : []))

const isOpen = (share: number) => share > 0 && share < 1

/** Teams that can still win, and those that are out. */
export function stillIn({ teams }: KnockOut): { inIt: KnockOutTeam[]; out: KnockOutTeam[] } {
  const inIt = teams.filter(({ champion, rounds }) => champion.mean > 0 || rounds.some((one) => isOpen(one?.mean ?? 0)))
  return { inIt, out: teams.filter((team) => !inIt.includes(team)) }
}
