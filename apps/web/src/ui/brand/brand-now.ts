import { useApp } from '../../app/app.ts'
import type { PageFacts } from '../../app/host.ts'
import { createStore, useStore } from '../../app/store.ts'

type BrandNow = Pick<PageFacts, 'brand' | 'look'>

/** The brand that an operator has stored since the page was drawn; null as long as nobody has. */
export const brandStore = createStore<BrandNow | null>(null)

/** The name and look of the site as this page knows them. */
export function useBrandNow(): BrandNow {
  const { page } = useApp()
  return useStore(brandStore) ?? page
}
