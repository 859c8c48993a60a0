import { ClientOnly } from '@tanstack/react-router'
import type { MatchBasics } from '@touchline/contract'
import { Suspense } from 'react'
import { useApp } from '../../app/app.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { MatchHeader } from './header/match-header.tsx'
import type { MatchSearch } from './match.search.ts'
import { MatchAnalysis } from './match-analysis.tsx'
import { useMatchDescription } from './match-description.ts'
import { matchEvent } from './match-event.ts'
import { useAsOf } from './use-as-of.ts'
import { useBasics } from './use-basics.ts'

const FixtureFallback = lazyPart(() => import('./fixture-fallback.tsx'), 'FixtureFallback')

interface MatchPageProps {
  mid: number
  search: MatchSearch
  /** Goes to the changed address without leaving the page; `replace` corrects the present one. */
  onSearch(search: MatchSearch, replace?: boolean): void
}

/** One match with everything to judge it by: its header, and goals, corners, cards and statistics of past matches. */
export function MatchPage({ mid, search, onSearch }: MatchPageProps) {
  const basics = useBasics(mid)
  if (basics.data === undefined) {
    return (
      <Waiting on={basics}>
        <MatchSkeleton />
      </Waiting>
    )
  }
  const [match] = basics.data
  if (match !== undefined) {
    return <KnownMatch match={match} updatedAt={basics.dataUpdatedAt} search={search} onSearch={onSearch} />
  }
  return (
    <ClientOnly fallback={<MatchSkeleton />}>
      <Suspense fallback={<MatchSkeleton />}>
        <FixtureFallback mid={mid}>
          {(found) => <KnownMatch match={found} search={search} onSearch={onSearch} />}
        </FixtureFallback>
      </Suspense>
    </ClientOnly>
  )
}

interface KnownMatchProps extends Omit<MatchPageProps, 'mid'> {
  match: MatchBasics
  updatedAt?: number
}

function KnownMatch({ match: now, updatedAt = 0, search, onSearch }: KnownMatchProps) {
  const { publicUrl } = useApp().page
  const match = useAsOf(now, search)
  const event = matchEvent(match, publicUrl, useMatchDescription()(match))
  return (
    <div className="stack gap-14">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data for search engines that browsers do not run, escaped where it is made */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: event }} />
      <Panel>
        <MatchHeader match={match} search={search} updatedAt={updatedAt} />
      </Panel>
      <MatchAnalysis match={match} search={search} onSearch={onSearch} />
    </div>
  )
}

function MatchSkeleton() {
  return (
    <div className="stack gap-14">
      <Skeleton lines={1} height={190} />
      <Skeleton lines={1} height={44} />
      <Skeleton lines={8} height={46} />
    </div>
  )
}
