import { createContext, use } from 'react'
import type { DrawnLogo } from './brand-place.ts'

/** A logo that was drawn and not stored yet. */
interface Fresh {
  fresh: DrawnLogo | null
  setFresh(logo: DrawnLogo | null): void
}

const FreshContext = createContext<Fresh>({ fresh: null, setFresh: () => undefined })
export const FreshProvider = FreshContext.Provider
export const useFreshLogo = (): Fresh => use(FreshContext)
