import { IconArrowsExchange, IconSearch, IconShield, IconTrophy, IconVs } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { whenIdle } from '../../../app/idle.ts'
import { lazyPart } from '../../../app/lazy-part.ts'
import { siteQuery, useHasTransfers } from '../../../app/site.ts'
import { LiveDot } from '../../../ui/controls/chips.tsx'
import type { Sheet } from './box-sheet.tsx'
import styles from './shortcut-bar.module.css'

const loadSheet = () => import('./box-sheet.tsx')
const BoxSheet = lazyPart(loadSheet, 'BoxSheet')
const icon = { size: 17, stroke: 1.8, 'aria-hidden': true } as const

/** The left column where there is no room for one: a row of chips, each opening its box from the bottom of the screen. */
export const ShortcutBar = memo(function ShortcutBar() {
  const { t } = useTranslation('upcoming')
  const { data } = useQuery(siteQuery())
  const [sheet, setSheet] = useState<Sheet | null>(null)
  useEffect(() => whenIdle(() => void loadSheet().catch(() => {})), [])
  const chip = (name: Sheet, words: string, picture: ReactNode) => (
    <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={() => setSheet(name)}>
      {picture}
      {words}
    </button>
  )
  return (
    <div className={styles.bar}>
      <Link to="/inplay" preload={false} className={styles.chip} data-live="">
        <LiveDot />
        {t('side.live')}
        {data ? <b>{data.live_count}</b> : null}
      </Link>
      {chip('leagues', t('side.leaguesShort'), <IconTrophy {...icon} />)}
      {chip('clubs', t('side.clubsShort'), <IconShield {...icon} />)}
      {chip('team', t('side.teamShort'), <IconSearch {...icon} />)}
      <Link to="/compare" className={styles.chip}>
        <IconVs {...icon} />
        {t('side.compareShort')}
      </Link>
      {useHasTransfers() ? (
        <Link to="/transfer" preload={false} className={styles.chip}>
          <IconArrowsExchange {...icon} />
          {t('side.transfersShort')}
        </Link>
      ) : null}
      {sheet ? (
        <Suspense>
          <BoxSheet sheet={sheet} onClose={() => setSheet(null)} />
        </Suspense>
      ) : null}
    </div>
  )
})
