import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { Tabbed } from '../../ui/controls/tabbed.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useInSlices } from '../../ui/lists/use-in-slices.ts'
import { offeredTabs } from '../../ui/offered-tabs.ts'
import { ProfileWaiting } from '../../ui/profile/profile-waiting.tsx'
import { useRedirectToPlans } from '../../ui/states/access-message.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { BasicsTab } from './basics-tab.tsx'
import { LatestTab } from './latest-tab.tsx'
import { PLAYER_TABS, withTab } from './player.search.ts'
import { PlayerHeader } from './player-header.tsx'
import type { PlayerPageProps } from './player-page.props.ts'
import { type Player, playerQuery } from './player-queries.ts'

const StatsTab = lazyPart(() => import('./stats-tab.tsx'), 'StatsTab')

/** A player's facts, latest matches and figures in each season. */
export function PlayerPage({ id, search, onSearch }: PlayerPageProps) {
  const asked = useQuery(playerQuery(id))
  const data = useInSlices(asked.data)
  useRedirectToPlans(data?.type)
  if (data?.type !== 2) return <ProfileWaiting on={asked} lines={3} height={150} />
  return <KnownPlayer player={data.player} search={search} onSearch={onSearch} />
}

function KnownPlayer({ player, search, onSearch }: Omit<PlayerPageProps, 'id'> & { player: Player }) {
  const { t } = useTranslation('player')
  const tab = search.tab ?? 'basics'
  return (
    <div className="stack gap-14">
      <Panel>
        <PlayerHeader player={player} />
      </Panel>
      <Tabbed
        label={t('tabs.label')}
        tabs={offeredTabs(PLAYER_TABS, player.has, tab)}
        tabLabel={(value) => t(`tabs.${value}`)}
        tab={tab}
        onTab={(next) => onSearch(withTab(next))}
      >
        <Suspense fallback={<Skeleton lines={8} height={46} />}>
          {tab === 'basics' ? <BasicsTab player={player} /> : null}
          {tab === 'latest' ? <LatestTab player={player} /> : null}
          {tab === 'stats' ? <StatsTab player={player} search={search} onSearch={onSearch} /> : null}
        </Suspense>
      </Tabbed>
    </div>
  )
}
