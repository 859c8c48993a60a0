/**
 * What is known of a club beyond its name in the files: that name, the usual one, three letters, the two colours where they are
 * certain, and the name every source shares for the few clubs the product speaks of.
 */
export type ClubRow = readonly [
  source: string,
  name: string,
  shortCode: string,
  primary?: string | null,
  secondary?: string | null,
  stableKey?: string,
]
