import { useDeferredValue } from 'react'

/**
 * An answer of which much is drawn. As it comes it is drawn in small slices, between which the browser does what else there is to do; until
 * that is done the page shows what it showed before.
 */
export function useInSlices<T>(answer: T): T {
  return useDeferredValue(answer)
}
