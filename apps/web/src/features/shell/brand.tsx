import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { BrandMark } from '../../ui/brand/brand-mark.tsx'
import { useBrandNow } from '../../ui/brand/brand-now.ts'
import styles from './top-bar.module.css'

/** Logo and name of the site, linking home. */
export function Brand() {
  const { t } = useTranslation()
  const { brand, look } = useBrandNow()
  return (
    <Link to="/" className={styles.brand} aria-label={t('nav.home', { brand })}>
      <BrandMark name={brand} logo={look.logo && { ...look.logo, src: `/logo.svg?v=${look.revision}` }} />
    </Link>
  )
}
