import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useSetting } from '../app/app.ts'
import { pageHead, textsOf } from '../app/head.ts'
import { LiveLeaguesProvider } from '../app/live-leagues.tsx'
import { prefetch } from '../app/queries.ts'
import type { Theme } from '../app/settings/settings.fields.ts'
import { siteQuery } from '../app/site.ts'
import { Search } from '../features/search/search.tsx'
import { NotFoundPage } from '../features/shell/outcome-pages.tsx'
import { Shell } from '../features/shell/shell.tsx'
import type { RouterContext } from '../router.tsx'
import { useBrandNow } from '../ui/brand/brand-now.ts'
import { HOLD_FORMS } from '../ui/controls/hold-forms.ts'
import '../ui/fonts.css'
import '../ui/styles/global.css'

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => prefetch(context.queryClient, siteQuery()),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match }) => {
    const { app } = match.context
    const picture = (file: string) => `/${file}?v=${app.page.look.revision}`
    const { meta } = pageHead(app, match._notFound ? { title: textsOf(app)('titles.notFound'), hidden: true } : {})
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        { property: 'og:site_name', content: app.page.brand },
        { property: 'og:type', content: 'website' },
        ...meta,
      ],
      links: [
        ...Object.values(app.page.textFiles)
          .flat()
          .map((href) => ({ rel: 'modulepreload', href, fetchPriority: 'low' as const })),
        { rel: 'icon', type: 'image/svg+xml', href: picture('icon.svg') },
        { rel: 'apple-touch-icon', href: picture('apple-touch-icon.png') },
        {
          rel: 'manifest',
          href: `/manifest.webmanifest?lang=${app.settings.get().language}&v=${app.page.look.revision}`,
        },
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
  const theme = useSetting('theme')
  const { colours } = useBrandNow().look
  return (
    <html
      lang={language}
      data-palette={palette}
      data-theme={theme}
      style={colours === null ? undefined : stylesOf(colours)}
    >
      <head>
        <HeadContent />
        <BrowserColour theme={theme} />
      </head>
      <body>
        <LiveLeaguesProvider>
          <Shell>
            <Outlet />
          </Shell>
          <Search />
        </LiveLeaguesProvider>
        <Scripts />
      </body>
    </html>
  )
}

/** Tokens of the style sheet that an operator chose, as React takes them. */
const stylesOf = (colours: string): CSSProperties =>
  Object.fromEntries(colours.split(';').map((one) => one.split(/:(.*)/s).slice(0, 2)))

/** The page's own colour, `--page`, for the bars of the browser. */
const PAGE_COLOURS = { light: '#f3f5f8', dark: '#0e1217' } as const

function BrowserColour({ theme }: { theme: Theme }) {
  const themes = theme === 'system' ? (['light', 'dark'] as const) : [theme]
  return themes.map((one) => (
    <meta
      key={one}
      name="theme-color"
      content={PAGE_COLOURS[one]}
      media={theme === 'system' ? `(prefers-color-scheme: ${one})` : undefined}
    />
  ))
}
