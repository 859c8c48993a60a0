import { IconArrowsExchange, IconSearch, IconShield, IconTrophy, IconVs } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { siteQuery } from '../../app/site.ts'
import { LiveDot } from '../../ui/chips.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CompareBox } from './compare-box.tsx'
import styles from './shortcut-bar.module.css'
import { FindTeam, TopClubs, TopLeagues } from './side-boxes.tsx'

type Sheet = 'leagues' | 'clubs' | 'team' | 'compare'
const icon = { size: 17, stroke: 1.8, 'aria-hidden': true } as const

/** The left column where there is no room for one: a row of chips, each opening its box from the bottom of the screen. */
export function ShortcutBar() {
  const { t } = useTranslation('upcoming')
  const { data } = useQuery(siteQuery())
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (hash === 'compare' && window.matchMedia('(max-width: 959.98px)').matches) setSheet('compare')
  }, [hash])
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
      {chip('team', t('side.findTeam'), <IconSearch {...icon} />)}
      {chip('compare', t('side.compareShort'), <IconVs {...icon} />)}
      <Link to="/transfer" preload={false} className={styles.chip}>
        <IconArrowsExchange {...icon} />
        {t('side.transfersShort')}
      </Link>
      {sheet ? <BoxSheet sheet={sheet} onClose={() => setSheet(null)} /> : null}
    </div>
  )
}

function BoxSheet({ sheet, onClose }: { sheet: Sheet; onClose(): void }) {
  const { t } = useTranslation('upcoming')
  const boxes = {
    leagues: { title: t('side.topLeagues'), content: <TopLeagues bare /> },
    clubs: { title: t('side.topClubs'), content: <TopClubs bare /> },
    team: { title: t('side.findTeam'), content: <FindTeam bare /> },
    compare: { title: t('side.compare'), content: <CompareBox bare /> },
  }
  const { title, content } = boxes[sheet]
  return (
    <Dialog title={title} place="sheet" onClose={onClose}>
      {content}
    </Dialog>
  )
}
