import { finderMatches } from '@touchline/contract'
import type { Finder } from '@touchline/football'

/** The finder of validated fields. */
export const finderOf = ({
  bet,
  leagues,
  days,
  where,
}: Omit<Finder, 'conditions'> & { where: Finder['conditions'] }): Finder => ({
  bet,
  leagues,
  days,
  conditions: where,
})

/** A finder as it is in the address of its page. */
export const finderOfText = (text: string): Finder =>
  finderOf(finderMatches.query.parse(Object.fromEntries(new URLSearchParams(text))))
