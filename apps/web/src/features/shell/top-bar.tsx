import { IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useHasTransfers } from '../../app/site.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { AccountCorner } from './account-corner.tsx'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LiveCount } from './live-count.tsx'
import { SearchButton } from './search-button.tsx'
import styles from './top-bar.module.css'
import { useOnMatches } from './use-on-matches.ts'

/** The bar at the top of every page. Below 960 px the main links are in the bar at the bottom. */
export function TopBar() {
  const { t } = useTranslation()
  const onMatches = useOnMatches()
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Brand />
        <nav className={styles.links} aria-label={t('nav.main')}>
          <Link
            to="/matches"
            className={styles.link}
            data-status={onMatches ? 'active' : undefined}
            aria-current={onMatches ? 'page' : undefined}
          >
            {t('nav.matches')}
          </Link>
          <Link to="/inplay" className={styles.link}>
            {t('nav.inplay')}
            <LiveCount />
          </Link>
          <Link to="/me" className={styles.link}>
            {t('titles.me')}
          </Link>
          <Link to="/compare" className={styles.link}>
            {t('nav.compare')}
          </Link>
          <Link to="/finder" className={styles.link}>
            {t('nav.finder')}
          </Link>
          {useHasTransfers() ? (
            <Link to="/transfer" className={`${styles.link} ${styles.second}`}>
              {t('nav.transfers')}
            </Link>
          ) : null}
          <Link to="/subscription" className={styles.link}>
            {t('nav.plans')}
          </Link>
        </nav>
        <SearchButton />
        <div className={styles.end}>
          <LanguageSwitch />
          <Link
            to="/setting"
            className={buttonClass({ look: 'quiet', icon: true })}
            aria-label={t('nav.settings')}
            title={t('nav.settings')}
          >
            <IconSettings size={20} stroke={1.7} aria-hidden="true" />
          </Link>
          <AccountCorner />
        </div>
      </div>
    </header>
  )
}
