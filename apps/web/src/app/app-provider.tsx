import { type ReactNode, useEffect } from 'react'
import { type App, AppContext, useSession, useSetting, useSettings } from './app.ts'
import { languageTexts } from './i18n/languages.ts'
import { LanguageContext } from './i18n/use-translation.ts'
import { isChosen, writeCookie } from './settings/settings.ts'

/** Provides the app and its language to the page, and keeps the cookie in step with the rendered settings. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return (
    <AppContext value={app}>
      <Wakened app={app} />
      <Language>{children}</Language>
    </AppContext>
  )
}

function Language({ children }: { children: ReactNode }) {
  const language = useSetting('language')
  return <LanguageContext value={languageTexts(language)}>{children}</LanguageContext>
}

function Wakened({ app }: { app: App }) {
  const settings = useSettings()
  const session = useSession()
  useEffect(() => {
    void app.settings.wake()
    app.session.wake()
  }, [app])
  useEffect(() => {
    if (session.state === 'unknown') return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in one of the three engines
    document.cookie = writeCookie(
      { settings, signedIn: session.state === 'member' },
      location.protocol === 'https:',
      isChosen,
    )
  }, [settings, session])
  return null
}
