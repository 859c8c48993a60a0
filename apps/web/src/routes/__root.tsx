import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { useSetting } from '../app/app.ts'
import { FollowedLeagues } from '../app/followed.tsx'
import { pageHead, textsOf } from '../app/head.ts'
import { prefetch } from '../app/queries.ts'
import { siteQuery } from '../app/site.ts'
import { Search } from '../features/search/search.tsx'
import { NotFoundPage } from '../features/shell/outcome-pages.tsx'
import { Shell } from '../features/shell/shell.tsx'
import type { RouterContext } from '../router.tsx'
import { HOLD_FORMS } from '../ui/controls/hold-forms.ts'
import '../ui/fonts.css'
import '../ui/styles/global.css'

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => prefetch(context.queryClient, siteQuery()),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match }) => {
    const { app } = match.context
    const { meta } = pageHead(app, match._notFound ? { title: textsOf(app)('titles.notFound'), hidden: true } : {})
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        { name: 'theme-color', content: '#0e1217' },
        { property: 'og:site_name', content: app.page.brand },
        { property: 'og:type', content: 'website' },
        ...meta,
      ],
      links: [
        ...Object.values(app.page.textFiles)
          .flat()
          .map((href) => ({ rel: 'modulepreload', href, fetchPriority: 'low' as const })),
        { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ],
      scripts: [{ children: HOLD_FORMS }],
    }
  },
  component: Document,
  notFoundComponent: NotFoundPage,
})

function Document() {
  const language = useSetting('language')
  const palette = useSetting('palette')
  return (
    <html lang={language} data-palette={palette}>
      <head>
        <HeadContent />
      </head>
      <body>
        <FollowedLeagues>
          <Shell>
            <Outlet />
          </Shell>
          <Search />
        </FollowedLeagues>
        <Scripts />
      </body>
    </html>
  )
}
