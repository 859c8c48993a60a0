import { useApp } from './app.ts'
import type { PageFacts } from './host.ts'
import { createStore, useStore } from './store.ts'

type BrandNow = Pick<PageFacts, 'brand' | 'look'>

/** The brand that an operator has stored since the page was drawn; null as long as nobody has. */
export const brandStore = createStore<BrandNow | null>(null)

/** The name and look of the site as this page knows them. */
export function useBrandNow(): BrandNow {
  const { page } = useApp()
  return useStore(brandStore) ?? page
}
