/** How similar: the same price, at most 5 or 10 hundredths above or below, or the same chance. */
export const NEARS = ['same', 5, 10, 'chance'] as const
export type Near = (typeof NEARS)[number]

/** The matches searched: the two teams' own, those of the league, or all. */
export const SCOPES = ['team', 'league', 'all'] as const
export type Scope = (typeof SCOPES)[number]

/** The part of an address for similar matches; defaults are left out. */
export interface SimilarSearch {
  near?: Exclude<Near, 'same'>
  scope?: Exclude<Scope, 'team'>
}

export const nearOf = ({ near }: SimilarSearch): Near => near ?? 'same'
export const scopeOf = ({ scope }: SimilarSearch): Scope => scope ?? 'team'
