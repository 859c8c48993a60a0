import { useApp } from '../../app/app.ts'
import styles from './accounts.module.css'
import { useWords } from './use-words.ts'

/** Tells people who try the product out where to find a mail of the demo world, which has no mail server. */
export function DemoMail() {
  const { t } = useWords()
  return useApp().page.world === 'demo' ? <p className={styles.hint}>{t('demoMail')}</p> : null
}
