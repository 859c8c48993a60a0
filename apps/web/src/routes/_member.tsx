import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'

/** The pages that need a login. The token lives in the browser, so these are drawn there and guarded there. */
export const Route = createFileRoute('/_member')({
  ssr: false,
  beforeLoad: ({ context, location }) => {
    if (!context.app.session.token()) throw redirect({ to: '/login', search: { next: location.href }, replace: true })
  },
  head: ({ match: { context } }) => {
    const { named } = context.app.page
    return pageHead(context.app, {
      ...(named && { title: named.name }),
      ...(named?.image && { image: named.image }),
      hidden: true,
    })
  },
  component: Outlet,
})
