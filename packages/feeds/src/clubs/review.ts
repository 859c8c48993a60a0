/** Names of the source files that are joined with nothing, or with less than they may mean, and why. */
export interface Review {
  country: string
  names: readonly string[]
  reason: string
}

/**
 * Names that are not in the tables because they would be ambiguous; every other club name of the source files finds its club. A refounded
 * club that took over name, ground and record (Fiorentina, Napoli, Parma, Bari, Messina) is one club; a new club next to or after a
 * dissolved one (Chester, Halifax, Hereford, Airdrieonians, Mouscron, La Louvière, Estrela da Amadora, Wimbledon and its two heirs) is
 * another.
 */
export const REVIEW: readonly Review[] = [
  { country: 'Australia', names: ['N.N.', 'Sieger EF'], reason: 'placeholder for a team that was not known yet' },
  {
    country: 'Austria',
    names: ['WSC Hertha', 'FC Hertha Wels'],
    reason: 'probably one club under its old and new name; kept apart until that is certain',
  },
  {
    country: 'Austria',
    names: ['FC Marchfeld Mannsdorf', 'FC Marchfeld Donauauen'],
    reason: 'probably one club under its old and new name; kept apart until that is certain',
  },
]
