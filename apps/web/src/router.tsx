import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { checkAnswers, guardApi } from './app/api/api.ts'
import { type App, adoptPage, createApp } from './app/app.ts'
import { AppProvider } from './app/app-provider.tsx'
import { now } from './app/clock.ts'
import { coverOf } from './app/cover/cover.ts'
import { type PageFacts, pageRequest } from './app/host.ts'
import { answersOf, createQueryClient, takeAnswers } from './app/queries.ts'
import { ErrorPage, NotFoundPage, PagePending } from './features/shell/outcome-pages.tsx'
import { routeTree } from './routeTree.gen.ts'

/** Context of every route's loader, guard and head. */
export interface RouterContext {
  queryClient: QueryClient
  app: App
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
  interface StaticDataRouteOption {
    /** Parts of the frame that the page leaves out. */
    bare?: 'no-footer' | 'no-frame' | 'own-frame'
  }
}

checkAnswers(() => import('./app/api/answer-check.ts'))

/** Data that comes with a page: its own facts, and the answers it was rendered from. */
interface Brought {
  page: PageFacts
  answers: string
}

/** Builds the router: once for every page request on the server, once in the browser. */
export async function getRouter() {
  const queryClient = createQueryClient()
  const app = await createApp()
  const context: RouterContext = { queryClient, app }
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: (props: ErrorComponentProps) => <ErrorPage {...props} />,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 300,
    scrollRestoration: restoreUnlessMoved(),
    ssr: { nonce: pageRequest()?.host.nonce },
    dehydrate: import.meta.env.SSR
      ? (): Brought => ({
          page: { ...app.page, styleFiles: stylesOf(router.state.matches) },
          answers: answersOf(queryClient),
        })
      : undefined,
    hydrate: async ({ page, answers }: Brought) => {
      await adoptPage(app, page)
      takeAnswers(queryClient, answers)
    },
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <AppProvider app={app}>{children}</AppProvider>
      </QueryClientProvider>
    ),
  })
  if (typeof window !== 'undefined') {
    guardApi({
      token: () => app.session.token(),
      language: () => app.settings.get().language,
      cover: () => coverOf(app.settings.get(), now()),
      refused: () => app.session.signOut('refused'),
      // The server answers the same address with a page that says more; those that stay open are left as they are.
      away: () => {
        if (!STAYS_OPEN.test(location.pathname)) location.reload()
      },
    })
  }
  return router
}

const STAYS_OPEN = /^\/(?:console|login|status|terms|privacy|legal|accessibility)(?:\/|$)/

/** Styles that are in the page: those of the parts the server drew, up to one that was not found or is left to the browser. */
function stylesOf(matches: readonly { routeId: string; status: string; _notFound?: boolean }[]): string[] {
  const end = matches.findIndex(({ status, _notFound }) => status !== 'success' || _notFound)
  const drawn = end === -1 ? matches : matches.slice(0, end + 1)
  return drawn.flatMap(({ routeId }) => pageRequest()?.stylesOf(routeId) ?? [])
}

/**
 * The router scrolls to the top when a page has been drawn, also when the server's page comes to life, when a viewer may long have
 * begun to read: until the first way to another address the page stays where it was moved to.
 */
function restoreUnlessMoved(): (to: { location: { href: string } }) => boolean {
  let arrived: string | undefined
  let left = false
  return ({ location }) => {
    arrived ??= location.href
    left ||= location.href !== arrived
    if (left || typeof window === 'undefined' || window.scrollY === 0) return true
    // The router remembers places by the events it saw, and it was not there yet when this one happened.
    document.dispatchEvent(new Event('scroll'))
    return false
  }
}
