import type { ComponentType } from 'react'
import { readId } from '../../app/search-params.ts'
import { DemoBanner } from './frame.tsx'

interface PageProps<Search> {
  id: number
  search: Search
  /** Goes to the changed address without leaving the page; `replace` corrects the present one. */
  onSearch(search: Search, replace?: boolean): void
}

interface MemberPageProps<Search> {
  /** As in the address. */
  id: string
  search: Search
  navigate(to: { search: Search; replace: boolean; resetScroll: boolean }): Promise<void>
  page: ComponentType<PageProps<Search>>
}

/** A page about one thing of the data, for members; another thing is another page. */
export function MemberPage<Search>({ id: given, search, navigate, page: Page }: MemberPageProps<Search>) {
  const id = readId(given)
  return (
    <>
      <DemoBanner />
      {id === undefined ? null : (
        <Page
          key={id}
          id={id}
          search={search}
          onSearch={(next, replace = false) => void navigate({ search: next, replace, resetScroll: false })}
        />
      )}
    </>
  )
}
