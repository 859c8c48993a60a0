import { oneOf } from '../../../app/search-params.ts'

/** Every key is present, so that unusable values are forgotten. */
export const readSimilarSearch = (given: Record<string, unknown>) => ({
  near: oneOf([5, 10, 'chance'], given.near),
  scope: oneOf(['league', 'all'], given.scope),
})
