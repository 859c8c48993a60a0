import { useQuery } from '@tanstack/react-query'
import type { ListFixture } from '@touchline/contract'
import { formatDate } from '@touchline/football'
import { useMemo } from 'react'
import { useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Select } from '../../ui/controls/fields.tsx'
import { FixtureList } from '../../ui/fixtures/fixture-list.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { RowPages, rowsOfPage } from '../../ui/lists/row-pages.tsx'
import { useInSlices } from '../../ui/lists/use-in-slices.ts'
import { useZone } from '../../ui/match/use-zone.ts'
import { EmptyCard } from '../../ui/states/empty-card.tsx'
import { Gated } from '../../ui/states/gated.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { fixtureTitle, ofTeam, teamsIn } from './league.model.ts'
import { resultQuery, upcomingQuery } from './league-queries.ts'
import type { TabProps } from './league-tab.props.ts'
import styles from './tabs.module.css'

const PER_PAGE = 50

type MatchesTabProps = TabProps & { kind: 'upcomings' | 'result' }

/** Matches to come or played, round after round. */
export function MatchesTab(props: MatchesTabProps) {
  const asked = useQuery((props.kind === 'result' ? resultQuery : upcomingQuery)(props.season.id))
  const data = useInSlices(asked.data)
  return (
    <Gated on={{ ...asked, data }} waiting={<Skeleton lines={12} height={46} />}>
      {({ fixtures }) => <Matches {...props} fixtures={fixtures} />}
    </Gated>
  )
}

function Matches({ kind, search, onChange, fixtures }: MatchesTabProps & { fixtures: ListFixture[] }) {
  const { t } = useTranslation('league')
  const common = useTranslation()
  const language = useSetting('language')
  const zone = useZone()
  const teams = useMemo(() => teamsIn(fixtures, language), [fixtures, language])
  if (fixtures.length === 0) {
    return <EmptyCard title={kind === 'result' ? t('noResults') : common.t('message.noupcomings')} />
  }
  const found = ofTeam(fixtures, search.team)
  const { page, from, to } = rowsOfPage(found.length, PER_PAGE, search.page ?? 1)
  const stages = new Set(fixtures.map(({ stage }) => stage?.name)).size
  const titleOf = (fixture: ListFixture) =>
    fixtureTitle(fixture, {
      stage: stages > 1,
      language,
      round: (round) => t('round', { round }),
      day: (at) => formatDate(at, zone, 'DD/MM/YYYY'),
    })
  const chosen = found === fixtures ? 0 : (search.team ?? 0)
  return (
    <div className="stack gap-12">
      <div className={styles.bar}>
        <Select
          label={t('matches.team')}
          labelHidden
          options={[
            { value: 0, label: t('matches.all') },
            ...teams.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen}
          onChange={(team) => onChange({ team: team === 0 ? undefined : team }, true)}
        />
        <span className="muted text-13">{t('matches.count', { count: found.length })}</span>
      </div>
      <Card flush>
        <FixtureList
          key={page}
          fixtures={found.slice(from, to)}
          league={false}
          groupBy={titleOf}
          teamId={chosen === 0 ? undefined : chosen}
        />
      </Card>
      <RowPages
        count={found.length}
        perPage={PER_PAGE}
        page={page}
        onPage={(next) => onChange({ page: next === 1 ? undefined : next })}
      />
    </div>
  )
}
