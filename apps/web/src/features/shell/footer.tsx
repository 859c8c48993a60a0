import { Link } from '@tanstack/react-router'
import { useApp } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { creditsPath, numbersPath, recordPath, statusPath } from '../../app/paths.ts'
import { usePrices } from '../../app/site.ts'
import styles from './frame.module.css'

/** The end of every page but the contact page. */
export function Footer() {
  const { t } = useTranslation()
  const { brand } = useApp().page
  const prices = usePrices()
  return (
    <footer className={styles.footer}>
      <div className={styles.footerInner}>
        {prices ? (
          <p className="row gap-12">
            <span className={styles.adult} title={t('footer.adultLong')}>
              {t('footer.adult')}
            </span>
            <span>
              {t('footer.odds')}{' '}
              <Link to="/help" className={styles.help}>
                {t('footer.help')}
              </Link>
            </span>
          </p>
        ) : null}
        <nav className={styles.footerLinks} aria-label={t('footer.label')}>
          <Link to="/subscription">{t('nav.plans')}</Link>
          {prices ? <Link {...numbersPath}>{t('titles.numbers')}</Link> : null}
          <Link {...recordPath}>{t('titles.record')}</Link>
          <Link {...creditsPath}>{t('titles.credits')}</Link>
          <Link {...statusPath}>{t('titles.status')}</Link>
          <Link to="/setting">{t('nav.settings')}</Link>
          <Link to="/contacts">{t('nav.contacts')}</Link>
          <Link to="/terms">{t('titles.terms')}</Link>
          <Link to="/privacy">{t('titles.privacy')}</Link>
          <Link to="/legal">{t('titles.legal')}</Link>
          <Link to="/accessibility">{t('titles.accessibility')}</Link>
        </nav>
        <p className={styles.copyright}>{t('footer.copyright', { brand })}</p>
      </div>
    </footer>
  )
}
