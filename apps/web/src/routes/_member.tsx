import { createFileRoute, notFound, Outlet, redirect } from '@tanstack/react-router'
import { hidesAny } from '@touchline/football'
import { wishOf } from '../app/cover/cover.ts'
import { pageHead, textsOf } from '../app/head.ts'

const HAS_FEED = /^\/(?:team|league)\/\d+$/

/** The picture of a match has its score. */
function withoutScore(image: string, hides: boolean): string {
  if (!hides || !image.includes('/images/match/')) return image
  return `${image}${image.includes('?') ? '&' : '?'}scores=0`
}

/** The pages that need a login. The token is in the browser, so these are rendered and guarded there. */
export const Route = createFileRoute('/_member')({
  ssr: false,
  beforeLoad: ({ context, location }) => {
    if (context.app.session.token()) return
    // A missing page needs no login.
    if (context.app.page.missing === location.pathname) throw notFound()
    throw redirect({ to: '/login', search: { next: location.href }, replace: true })
  },
  head: ({ match: { context }, matches }) => {
    const path = matches.at(-1)?.pathname.replace(/\/$/, '') ?? ''
    const { named, missing } = context.app.page
    const { language } = context.app.settings.get()
    return pageHead(context.app, {
      ...(missing !== null && { title: textsOf(context.app)('titles.notFound') }),
      ...(named && { title: named.name[language] }),
      ...(named?.image && { image: withoutScore(named.image[language], hidesAny(wishOf(context.app.settings.get()))) }),
      ...(named && HAS_FEED.test(path) && { feed: `/feeds${path}` }),
      hidden: true,
    })
  },
  component: Outlet,
})
