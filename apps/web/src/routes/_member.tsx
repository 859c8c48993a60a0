import { createFileRoute, notFound, Outlet, redirect } from '@tanstack/react-router'
import { pageHead, textsOf } from '../app/head.ts'

/** The pages that need a login. The token lives in the browser, so these are drawn there and guarded there. */
export const Route = createFileRoute('/_member')({
  ssr: false,
  beforeLoad: ({ context, location }) => {
    if (context.app.session.token()) return
    // Nobody is asked to log in for what is not there.
    if (context.app.page.missing === location.pathname) throw notFound()
    throw redirect({ to: '/login', search: { next: location.href }, replace: true })
  },
  head: ({ match: { context } }) => {
    const { named, missing } = context.app.page
    const { language } = context.app.settings.get()
    return pageHead(context.app, {
      ...(missing !== null && { title: textsOf(context.app)('titles.notFound') }),
      ...(named && { title: named.name[language] }),
      ...(named?.image && { image: named.image[language] }),
      hidden: true,
    })
  },
  component: Outlet,
})
