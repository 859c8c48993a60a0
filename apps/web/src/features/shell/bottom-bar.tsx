import { IconAccessPoint, IconBallFootball, IconDots, IconSearch, IconStar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { showSearch } from '../../app/search-open.ts'
import styles from './bottom-bar.module.css'
import { LiveCount } from './live-count.tsx'
import { useOnMatches } from './use-on-matches.ts'

const MoreSheet = lazyPart(() => import('./more-sheet.tsx'), 'MoreSheet')
const icon = { size: 22, stroke: 1.7, 'aria-hidden': true } as const

/** The main links within reach of a thumb, on phones and tablets. */
export function BottomBar() {
  const { t } = useTranslation()
  const onMatches = useOnMatches()
  const [more, setMore] = useState(false)
  return (
    <nav className={styles.bar} aria-label={t('nav.menu')}>
      <Link
        to="/matches"
        className={styles.item}
        data-status={onMatches ? 'active' : undefined}
        aria-current={onMatches ? 'page' : undefined}
      >
        <IconBallFootball {...icon} />
        {t('nav.matches')}
      </Link>
      <Link to="/inplay" className={styles.item}>
        <IconAccessPoint {...icon} />
        {t('nav.inplay')}
        <span className={styles.badge}>
          <LiveCount />
        </span>
      </Link>
      <button type="button" className={styles.item} aria-haspopup="dialog" onClick={() => showSearch(true)}>
        <IconSearch {...icon} />
        {t('nav.search')}
      </button>
      <Link to="/me" className={styles.item}>
        <IconStar {...icon} />
        {t('titles.me')}
      </Link>
      <button type="button" className={styles.item} aria-haspopup="dialog" onClick={() => setMore(true)}>
        <IconDots {...icon} />
        {t('nav.more')}
      </button>
      {more ? (
        <Suspense>
          <MoreSheet onClose={() => setMore(false)} />
        </Suspense>
      ) : null}
    </nav>
  )
}
