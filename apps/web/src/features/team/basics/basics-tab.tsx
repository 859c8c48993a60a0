import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { FixtureList } from '../../../ui/fixtures/fixture-list.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { RowPages, rowsOfPage } from '../../../ui/lists/row-pages.tsx'
import { DeferredRender } from '../../../ui/states/deferred-render.tsx'
import { EmptyState } from '../../../ui/states/states.tsx'
import { TrophyList } from '../../../ui/trophies/trophy-list.tsx'
import { changed } from '../team.changes.ts'
import type { TeamTabProps } from '../team-tab.props.ts'
import { AboutCard } from './about-card.tsx'
import styles from './basics.module.css'
import { CoachesCard } from './coaches-card.tsx'
import { LeaguesCard } from './leagues-card.tsx'
import { RecentForm } from './recent-form.tsx'
import { SidelinedCard } from './sidelined-card.tsx'

const UPCOMING_PER_PAGE = 10

/** Facts of the team, its next matches, recent form and absences. */
export function BasicsTab({ team, search, onSearch }: TeamTabProps) {
  const { t } = useTranslation('team')
  const { has } = team
  const turn = (key: 'next' | 'missing') => (page: number) =>
    onSearch(changed(search, { [key]: page === 1 ? undefined : page }))
  return (
    <div className={styles.columns}>
      <div className="stack gap-14 shrink">
        <UpcomingCard team={team} page={search.next ?? 1} onPage={turn('next')} />
        <RecentForm team={team} />
        {has.sidelined ? (
          <DeferredRender>
            <SidelinedCard sidelined={team.sidelined} page={search.missing ?? 1} onPage={turn('missing')} />
          </DeferredRender>
        ) : null}
      </div>
      <div className="stack gap-14 shrink">
        <AboutCard team={team} />
        <DeferredRender>
          <LeaguesCard team={team} />
          {has.trophies ? (
            <Card title={t('trophies')} flush>
              {team.trophies.length === 0 ? (
                <p className={styles.none}>{t('noTrophies')}</p>
              ) : (
                <TrophyList trophies={team.trophies} />
              )}
            </Card>
          ) : null}
          {has.coaches ? <CoachesCard team={team} /> : null}
        </DeferredRender>
      </div>
    </div>
  )
}

interface UpcomingCardProps extends Pick<TeamTabProps, 'team'> {
  page: number
  onPage(page: number): void
}

function UpcomingCard({ team, page, onPage }: UpcomingCardProps) {
  const { t } = useTranslation('team')
  const { t: common } = useTranslation()
  const { upcoming, id } = team
  const { from, to } = rowsOfPage(upcoming.length, UPCOMING_PER_PAGE, page)
  return (
    <Card title={t('upcoming.title')} note={upcoming.length > 0 ? upcoming.length : undefined} flush>
      {upcoming.length === 0 ? (
        <EmptyState title={common('message.noupcomings')} text={t('upcoming.noneText')} />
      ) : (
        <FixtureList fixtures={upcoming.slice(from, to)} teamId={id} />
      )}
      <RowPages count={upcoming.length} perPage={UPCOMING_PER_PAGE} page={page} onPage={onPage} />
    </Card>
  )
}
