import { useQuery } from '@tanstack/react-query'
import type { ListFixture } from '@touchline/contract'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Select } from '../../ui/controls/fields.tsx'
import { FixtureList } from '../../ui/fixtures/fixture-list.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyCard } from '../../ui/states/empty-card.tsx'
import { Gated } from '../../ui/states/gated.tsx'
import { EmptyState, Skeleton } from '../../ui/states/states.tsx'
import { type SeasonChoice, seasonChoices } from './coach.model.ts'
import type { CoachPageProps } from './coach-page.props.ts'
import { type Coach, coachFixturesQuery } from './coach-queries.ts'

type FixturesTabProps = Omit<CoachPageProps, 'id'> & { coach: Coach }

/** The matches of the teams coached in the seasons of one name, newest first. */
export function FixturesTab({ coach, search, onSearch }: FixturesTabProps) {
  const { t } = useTranslation('coach')
  const choices = seasonChoices(coach.statistics)
  const chosen = choices.find(({ name }) => name === search.season) ?? choices[0]
  if (chosen === undefined) {
    return <EmptyCard title={t('noData.fixture')} />
  }
  return (
    <Card
      title={t('fixtures')}
      actions={
        <Select
          label={t('season')}
          labelHidden
          options={choices.map(({ name }) => ({ value: name, label: name }))}
          value={chosen.name}
          onChange={(name) =>
            onSearch(name === choices[0]?.name ? { tab: 'fixtures' } : { tab: 'fixtures', season: name })
          }
        />
      }
      flush
    >
      <SeasonFixtures key={chosen.name} coach={coach} season={chosen} />
    </Card>
  )
}

function SeasonFixtures({ coach, season }: { coach: Coach; season: SeasonChoice }) {
  const { t } = useTranslation('coach')
  // A coach who changed teams in a season: the side that is coached in each match is one of these.
  const teams = new Set(
    coach.statistics.filter(({ season_id }) => season.ids.includes(season_id)).map(({ team_id }) => team_id),
  )
  const coached = ({ participants }: ListFixture) => {
    const own = participants.filter(({ id }) => teams.has(id))
    return own.length === 1 ? own[0]?.id : undefined
  }
  return (
    <Gated on={useQuery(coachFixturesQuery(coach.id, season.ids))} waiting={<Skeleton lines={10} height={46} />}>
      {({ fixture }) =>
        fixture.length === 0 ? (
          <EmptyState title={t('noData.fixture')} />
        ) : (
          <FixtureList fixtures={fixture} teamId={coached} yearFirst />
        )
      }
    </Gated>
  )
}
