import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { siteQuery } from '../../app/site.ts'
import styles from './top-bar.module.css'

/** How many matches are in play right now; nothing when there are none or the number is not known. */
export function LiveCount() {
  const { t } = useTranslation()
  const { data } = useQuery(siteQuery())
  if (!data || data.live_count === 0) return null
  return (
    <span className={styles.live} title={t('nav.live', { count: data.live_count })}>
      {data.live_count}
    </span>
  )
}
