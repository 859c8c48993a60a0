import { useQueryClient } from '@tanstack/react-query'
import { useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { signedInToken } from '../../app/api/api.ts'
import { useApp, useSetting } from '../../app/app.ts'
import { foreseeTexts } from '../../app/i18n/languages.ts'
import { whenIdle } from '../../app/idle.ts'
import frame from './frame.module.css'
import { Frame } from './frame.tsx'

/** Loaded only for signed-in viewers. If loading fails the token stays. */
const loadVerification = () => import('../../app/session/session.verify.ts')
const ignore = () => {}

/** Puts the frame around the page and keeps the document in step with language, palette and session. */
export function Shell({ children }: { children: ReactNode }) {
  const bare = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.bare)?.staticData.bare })
  useDocument()
  useEffect(foreseeTexts, [])
  return (
    <Frame bare={bare}>
      <Progress />
      {children}
      <Late />
    </Frame>
  )
}

function useDocument() {
  const app = useApp()
  const router = useRouter()
  const client = useQueryClient()
  const language = useSetting('language')
  const drawn = useRef(language)
  useEffect(() => {
    if (drawn.current === language) return
    drawn.current = language
    // Teams and competitions come in the names of the language.
    void client.invalidateQueries()
    // Titles and descriptions are made when a page is loaded; one that was not found would be rendered without its data meanwhile. Pages
    // take their ids from the address: the loader's data is gone for a moment.
    const reload = () => void router.invalidate({ filter: ({ status }) => status === 'success' })
    if (!router.state.isLoading) return reload()
    // A load that another one overtakes forgets that it found nothing.
    const ended = router.subscribe('onResolved', () => {
      ended()
      reload()
    })
    return ended
  }, [language, router, client])
  useEffect(() => {
    if (app.session.token() !== null) void loadVerification().then(({ verifySession }) => verifySession(app), ignore)
  }, [app])
}

/** A thin line at the top while the next page is on its way. */
function Progress() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  return loading ? <div className={frame.progress} aria-hidden="true" /> : null
}

/** Notices and the button to the top: loaded once the page is alive, to be there before an error or another page. */
async function loadSaying(): Promise<ComponentType[]> {
  const [{ Notices }, { Arrivals }, { CoverChanges }, { PageAlerts }, { ScrollToTop }, others] = await Promise.all([
    import('../../ui/layout/notices.tsx'),
    import('./arrivals.tsx'),
    import('../../ui/cover/cover-changes.tsx'),
    import('./page-alerts/page-alerts.tsx'),
    import('./scroll-to-top.tsx'),
    loadOthers(),
  ])
  return [Notices, Arrivals, CoverChanges, PageAlerts, ScrollToTop, ...others]
}

/** Parts only some viewers need: the notice of a cached page, the number on the icon of an installed app. */
async function loadOthers(): Promise<ComponentType[]> {
  const [kept, badge, terms] = await Promise.all([
    document.documentElement.dataset.keptAt === undefined ? null : import('./offline/kept-notice.tsx'),
    'setAppBadge' in navigator && matchMedia('(display-mode: standalone)').matches
      ? import('./offline/app-badge.tsx')
      : null,
    signedInToken() === null ? null : import('./told/terms-due.tsx'),
  ])
  return [kept?.KeptNotice, badge?.AppBadge, terms?.TermsDue].filter((part) => part !== undefined)
}

function Late() {
  const [parts, setParts] = useState<ComponentType[]>([])
  const router = useRouter()
  useEffect(() => whenIdle(() => void loadSaying().then(setParts, ignore)), [])
  useEffect(
    () =>
      import.meta.env.PROD
        ? whenIdle(
            () =>
              void import('../../app/offline/worker.ts').then(({ startWorker }) => startWorker(router)).catch(ignore),
          )
        : undefined,
    [router],
  )
  return parts.map((Part) => <Part key={Part.name} />)
}
