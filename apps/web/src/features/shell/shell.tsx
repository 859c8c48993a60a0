import { useQueryClient } from '@tanstack/react-query'
import { useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useApp, useSetting } from '../../app/app.ts'
import { foreseeTexts } from '../../app/i18n/languages.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { whenIdle } from '../../app/idle.ts'
import { say } from '../../app/notices.ts'
import { SIGNED_OUT } from '../../app/session/session.ts'
import frame from './frame.module.css'
import { Frame } from './frame.tsx'

/** Only those who are signed in need it. Where it cannot be had the token stays. */
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
    // Titles and descriptions are made when a page is loaded; one that was not found would be drawn without its data meanwhile.
    // Pages take their ids from the address: the loader's data is gone for a moment.
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

/** What is said: fetched once the page is alive, so that it is there before anything fails or another page comes. */
const loadSaying = () => Promise.all([import('../../ui/layout/notices.tsx'), import('./arrivals.tsx')])

function Late() {
  const [parts, setParts] = useState<ComponentType[]>([])
  const { t } = useTranslation()
  useEffect(() => {
    if (sessionStorage.getItem(SIGNED_OUT) === null) return
    sessionStorage.removeItem(SIGNED_OUT)
    say({ text: t('signedOut'), failed: true })
  }, [t])
  useEffect(
    () =>
      whenIdle(
        () => void loadSaying().then(([notices, arrivals]) => setParts([notices.Notices, arrivals.Arrivals]), ignore),
      ),
    [],
  )
  return parts.map((Part) => <Part key={Part.name} />)
}
