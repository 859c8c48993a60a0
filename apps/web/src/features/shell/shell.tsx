import { useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useApp, useSettings } from '../../app/app.ts'
import { verifySession } from '../../app/session.verify.ts'
import frame from './frame.module.css'
import { Frame } from './frame.tsx'

/** Puts the frame around the page and keeps the document in step with language, palette and session. */
export function Shell({ children }: { children: ReactNode }) {
  const bare = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.bare)?.staticData.bare })
  useDocument()
  return (
    <Frame bare={bare}>
      <Progress />
      {children}
    </Frame>
  )
}

function useDocument() {
  const app = useApp()
  const router = useRouter()
  const { language } = useSettings()
  const drawn = useRef(language)
  useEffect(() => {
    if (drawn.current === language) return
    drawn.current = language
    // Titles and descriptions are made when a page is loaded; one that was not found would be drawn without its data meanwhile.
    void router.invalidate({ filter: ({ status }) => status === 'success' })
  }, [language, router])
  useEffect(() => {
    void verifySession(app)
  }, [app])
}

/** A thin line at the top while the next page is on its way. */
function Progress() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  return loading ? <div className={frame.progress} aria-hidden="true" /> : null
}
