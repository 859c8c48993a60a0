import { oneOf } from '../../app/search-params.ts'

/** Reads what of an address says which past matches are similar. */
export const readSimilarSearch = (given: Record<string, unknown>) => ({
  near: oneOf([5, 10, 'chance'], given.near),
  scope: oneOf(['league', 'all'], given.scope),
})
