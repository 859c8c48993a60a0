import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import styles from './upcoming-page.module.css'

/** One line on the purpose of the site. */
export function Banner() {
  const { t } = useTranslation('upcoming')
  return (
    <aside className={styles.banner} aria-label={t('banner.label')}>
      <span>{t(usePrices() ? 'banner.text' : 'banner.textPlain')}</span>
      <Link to="/subscription">{t('banner.link')}</Link>
    </aside>
  )
}
