import { createFileRoute } from '@tanstack/react-router'
import { pageHead, textsOf } from '../app/head.ts'
import { DemoBanner } from '../features/shell/frame.tsx'
import { NotBuiltYet } from '../ui/not-built-yet.tsx'

/** Match, country id and country name, as the lists link to a match. */
interface MatchAddress {
  mid?: number | undefined
  cid?: number | undefined
  cn?: string | undefined
}

export const Route = createFileRoute('/soccer')({
  validateSearch: (search: Record<string, unknown>): MatchAddress => ({
    mid: wholeNumber(search.mid),
    cid: wholeNumber(search.cid),
    cn: typeof search.cn === 'string' ? search.cn : undefined,
  }),
  head: ({ match }) =>
    pageHead(match.context.app, {
      title: textsOf(match.context.app)('titles.match'),
      path: `/soccer?mid=${match.search.mid ?? ''}`,
    }),
  component: () => (
    <>
      <DemoBanner />
      <NotBuiltYet page="match" />
    </>
  ),
})

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isInteger(number) && number > 0 ? number : undefined
}
