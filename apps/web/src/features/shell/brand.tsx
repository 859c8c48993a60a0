import { Link } from '@tanstack/react-router'
import { useApp } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import styles from './top-bar.module.css'

/** The brand: a pitch seen from above, and the name, linking home. */
export function Brand() {
  const { t } = useTranslation()
  const { brand } = useApp().page
  return (
    <Link to="/" className={styles.brand} aria-label={t('nav.home', { brand })}>
      <svg
        className="accent"
        width="28"
        height="22"
        viewBox="0 0 28 22"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <rect x="1.5" y="1.5" width="25" height="19" rx="3.5" />
        <path d="M14 1.5V7m0 8v5.5" />
        <circle cx="14" cy="11" r="4" />
      </svg>
      <span>{brand}</span>
    </Link>
  )
}
