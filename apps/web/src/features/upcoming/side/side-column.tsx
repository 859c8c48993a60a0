import { IconArrowsExchange, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { siteQuery, useHasTransfers } from '../../../app/site.ts'
import { LiveDot } from '../../../ui/controls/chips.tsx'
import { LaterBoxes } from './later-boxes.tsx'
import { TopClubs, TopLeagues } from './side-boxes.tsx'
import styles from './side-column.module.css'

/** The way to matches in play, top leagues and clubs, the transfers, a team and a comparison. */
export const SideColumn = memo(function SideColumn() {
  const { t } = useTranslation('upcoming')
  const { data } = useQuery(siteQuery())
  return (
    <aside className={styles.column} aria-label={t('side.label')}>
      <Link to="/inplay" preload={false} className={styles.link}>
        <LiveDot />
        {t('side.live')}
        {data ? <span className={styles.liveCount}>{data.live_count}</span> : null}
        <IconChevronRight size={17} stroke={2} aria-hidden="true" />
      </Link>
      <TopLeagues />
      <TopClubs />
      {useHasTransfers() ? (
        <Link to="/transfer" preload={false} className={styles.link}>
          <IconArrowsExchange size={18} stroke={1.8} aria-hidden="true" />
          {t('side.transfers')}
          <IconChevronRight className={styles.linkEnd} size={17} stroke={2} aria-hidden="true" />
        </Link>
      ) : null}
      <LaterBoxes />
    </aside>
  )
})
