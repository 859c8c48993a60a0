import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Select } from '../../ui/controls/fields.tsx'
import { FixtureList } from '../../ui/fixtures/fixture-list.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AccessMessage, useRefusal } from '../../ui/states/access-message.tsx'
import { EmptyState, Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
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
    return (
      <Card>
        <EmptyState title={t('noData.fixture')} />
      </Card>
    )
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
  const asked = useQuery(coachFixturesQuery(coach.id, season.ids))
  const { data } = asked
  const refusal = useRefusal(data?.type)
  if (refusal) return <AccessMessage refusal={refusal} />
  if (data?.type !== 2) {
    return (
      <Waiting on={asked}>
        <Skeleton lines={10} height={46} />
      </Waiting>
    )
  }
  if (data.fixture.length === 0) return <EmptyState title={t('noData.fixture')} />
  // A coach who changed teams in a season: the side that is coached in each match is one of these.
  const teams = new Set(
    coach.statistics.filter(({ season_id }) => season.ids.includes(season_id)).map(({ team_id }) => team_id),
  )
  return (
    <FixtureList
      fixtures={data.fixture}
      teamId={({ participants }) => {
        const own = participants.filter(({ id }) => teams.has(id))
        return own.length === 1 ? own[0]?.id : undefined
      }}
      yearFirst
    />
  )
}
