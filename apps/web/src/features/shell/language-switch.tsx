import { useRouter } from '@tanstack/react-router'
import { LANGUAGES, type Language, languageOf } from '@touchline/messages'
import { useApp, useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { say } from '../../app/notices.ts'
import styles from './top-bar.module.css'

/** Changes the language at once and drops one in the address. */
export function useSetLanguage(): (language: Language) => void {
  const { settings } = useApp()
  const router = useRouter()
  const { t } = useTranslation()
  const change = (language: Language): Promise<void> =>
    settings.set({ language }).then(
      () => {
        const url = new URL(location.href)
        if (!url.searchParams.has('lang')) return
        url.searchParams.delete('lang')
        router.history.replace(url.pathname + url.search + url.hash)
      },
      () => {
        const again = () => void change(language)
        say({ text: t('error.language'), failed: true, action: { label: t('retry'), run: again } })
      },
    )
  return (language) => void change(language)
}

/** The languages by their tags. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const language = useSetting('language')
  const setLanguage = useSetLanguage()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's frame into the bar
    <div className="wide-only flex clipped framed rounded" role="group" aria-label={t('language.label')}>
      {LANGUAGES.map((option) => (
        <button
          key={option}
          type="button"
          className={styles.language}
          lang={option}
          title={languageOf(option).name}
          aria-label={`${option.toUpperCase()}, ${languageOf(option).name}`}
          aria-pressed={option === language}
          onClick={() => setLanguage(option)}
        >
          {option.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
