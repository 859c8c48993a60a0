import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import page from '../../ui/page.module.css'
import { Skeleton } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useInSlices } from '../../ui/use-in-slices.ts'
import { useLedToPlans } from '../../ui/use-led-to-plans.ts'
import { Waiting } from '../../ui/waiting.tsx'
import { BasicsTab } from './basics-tab.tsx'
import { LatestTab } from './latest-tab.tsx'
import { PLAYER_TABS, type PlayerSearch, withTab } from './player.search.ts'
import { PlayerHeader } from './player-header.tsx'
import { type Player, playerQuery } from './queries.ts'

const StatsTab = lazy(async () => ({ default: (await import('./stats-tab.tsx')).StatsTab }))

export interface PlayerPageProps {
  pid: number
  search: PlayerSearch
  /** Goes to the changed address without leaving the page; `replace` corrects the present one. */
  onSearch(search: PlayerSearch, replace?: boolean): void
}

/** Who a player is, what he played last and what he did in each season. */
export function PlayerPage({ pid, search, onSearch }: PlayerPageProps) {
  const asked = useQuery(playerQuery(pid))
  const data = useInSlices(asked.data)
  useLedToPlans(data?.type)
  if (data?.type !== 2) {
    return (
      <Waiting on={asked}>
        <div className={page.stack}>
          <Skeleton lines={1} height={102} />
          <Skeleton lines={1} height={44} />
          <Skeleton lines={3} height={150} />
        </div>
      </Waiting>
    )
  }
  return <KnownPlayer player={data.player} search={search} onSearch={onSearch} />
}

function KnownPlayer({ player, search, onSearch }: Omit<PlayerPageProps, 'pid'> & { player: Player }) {
  const { t } = useTranslation('player')
  const panel = useId()
  const tab = search.tab ?? 'basics'
  return (
    <div className={page.stack}>
      <PlayerHeader player={player} />
      <Tabs
        label={t('tabs.label')}
        items={PLAYER_TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(next) => onSearch(withTab(next))}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={t(`tabs.${tab}`)}>
        <Suspense fallback={<Skeleton lines={8} height={46} />}>
          {tab === 'basics' ? <BasicsTab player={player} /> : null}
          {tab === 'latest' ? <LatestTab player={player} /> : null}
          {tab === 'stats' ? <StatsTab player={player} search={search} onSearch={onSearch} /> : null}
        </Suspense>
      </div>
    </div>
  )
}
