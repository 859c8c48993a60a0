import { useApp } from '../../app/app.ts'
import styles from './accounts.module.css'
import { useWords } from './use-words.ts'

/** Where a mail of the demo world is found: whoever tries the product out has no mail server. */
export function DemoMail() {
  const { t } = useWords()
  return useApp().page.world === 'demo' ? <p className={styles.hint}>{t('demoMail')}</p> : null
}
