import { useDeferredValue } from 'react'

/**
 * An answer with many rows. It is rendered in small slices, between which the browser handles other work; until that is done the page shows
 * its previous content.
 */
export function useInSlices<T>(answer: T): T {
  return useDeferredValue(answer)
}
