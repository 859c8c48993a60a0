import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallAnswer } from '../../app/api/api.ts'
import type { callPages, PagedCall } from './call-pages.ts'
import { useInSlices } from './use-in-slices.ts'

/** The answer of a page of a list when the viewer has access. */
export type PageOf<N extends PagedCall> = Extract<CallAnswer<N>, { type: 2 }>

/**
 * The rows of a list that is read page by page, appended in order and without repeats. After a failed page the rows stay; the next call
 * tries it again.
 * @param options from `callPages`
 * @param rowsOf the rows of a page
 */
export function usePages<N extends PagedCall, Row extends { id: number }>(
  options: ReturnType<typeof callPages<N>>,
  rowsOf: (page: PageOf<N>) => readonly Row[],
) {
  const query = useInfiniteQuery(options)
  const pages = useInSlices(query.data?.pages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: how rows are taken from a page never changes
  const rows = useMemo(
    () => pages && appended(pages.map((page) => (page.type === 2 ? rowsOf(page as never) : []))),
    [pages],
  )
  const type = pages?.[0]?.type
  const data = rows && (type === 2 ? { type, rows } : { type: type === 1 ? (1 as const) : (0 as const) })
  return {
    /** 0 or 1 where the viewer may not see the list; undefined before the first answer. */
    type,
    /** Undefined before the first answer. */
    rows,
    /** For `Gated` and `Waiting`: how the first page is doing. */
    query: { data, error: data ? null : query.error, refetch: query.refetch, isFetching: query.isFetching },
    /** For `LoadMore`. */
    foot: {
      busy: query.isFetchingNextPage,
      onMore: () => void query.fetchNextPage(),
      more: query.hasNextPage,
      shown: rows?.length ?? 0,
      failed: query.isFetchNextPageError,
    },
  }
}

/** Joins pages. A row that moved to the next page while they were read stays at its first place. */
export function appended<Row extends { id: number }>(pages: readonly (readonly Row[])[]): Row[] {
  const seen = new Set<number>()
  return pages.flat().filter(({ id }) => !seen.has(id) && seen.add(id))
}
