import { Suspense } from 'react'
import { lazyPart } from '../../app/lazy-part.ts'
import { showSearch, useSearchOpen } from '../../app/search-open.ts'

const SearchDialog = lazyPart(() => import('./search-dialog.tsx'), 'SearchDialog')

/** The search dialog, once per page; its code is loaded when it is first opened. */
export function Search() {
  const shown = useSearchOpen()
  if (!shown) return null
  return (
    <Suspense>
      <SearchDialog onClose={() => showSearch(false)} />
    </Suspense>
  )
}
