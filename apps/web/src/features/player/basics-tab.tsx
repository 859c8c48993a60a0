import { useQuery } from '@tanstack/react-query'
import { DETAILED_POSITION_NAMES, nameIn, POSITION_NAMES } from '@touchline/football'
import { useNames, useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../../ui/layout/card.tsx'
import { BirthDate } from '../../ui/profile/birth-date.tsx'
import { Facts } from '../../ui/profile/person.tsx'
import page from '../../ui/profile/profile-page.module.css'
import { DeferredRender } from '../../ui/states/deferred-render.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { TransferTable } from '../../ui/transfers/transfer-table.tsx'
import { TrophyList } from '../../ui/trophies/trophy-list.tsx'
import { careerOf, teamsOf } from './career.model.ts'
import { CareerChart } from './career-chart.tsx'
import styles from './player.module.css'
import { type Player, playerStatsQuery } from './player-queries.ts'
import { TeamTable } from './team-table.tsx'

/** A player's facts: body, teams, trophies, transfers and stations from club to club. */
export function BasicsTab({ player }: { player: Player }) {
  const { t } = useTranslation('player')
  const stats = useQuery({ ...playerStatsQuery(player.id), enabled: player.has.stats })
  const teams = teamsOf(player.teams, stats.data?.type === 2 ? stats.data.stats : [])
  return (
    <div className={`${page.columns} ${styles.columns}`}>
      <div className="stack gap-14 shrink">
        <Card title={t('profile')}>
          <Body player={player} />
        </Card>
        <Card title={t('teams')} flush>
          {teams.length === 0 ? <p className={page.none}>{t('noTeams')}</p> : <TeamTable teams={teams} />}
        </Card>
        {player.has.transfers ? (
          <DeferredRender>
            <Card title={t('transfers')} flush>
              {player.transfers.length === 0 ? (
                <p className={page.none}>{t('noTransfers')}</p>
              ) : (
                <TransferTable transfers={player.transfers} player={false} />
              )}
            </Card>
          </DeferredRender>
        ) : null}
      </div>
      <div className="stack gap-14 shrink">
        {player.has.stats ? <Career player={player} /> : null}
        {player.has.trophies ? (
          <DeferredRender>
            <Card title={t('trophies')} flush>
              <TrophyList trophies={player.trophies} />
            </Card>
          </DeferredRender>
        ) : null}
      </div>
    </div>
  )
}

function Body({ player }: { player: Player }) {
  const { t } = useTranslation('player')
  const { t: profile } = useTranslation('profile')
  const nameOf = useNames('people')
  const { height, weight, metadata, position_id, detailed_position_id } = player
  const foot = metadata.find(({ type_id }) => type_id === 229)?.values
  const position =
    (detailed_position_id === null ? null : nameOf(nameIn(DETAILED_POSITION_NAMES, detailed_position_id))) ??
    (position_id === null ? null : nameOf(nameIn(POSITION_NAMES, position_id)))
  return (
    <Facts
      facts={[
        { label: profile('born'), value: <BirthDate on={player.date_of_birth} /> },
        { label: t('position'), value: position },
        { label: profile('height'), value: height === null ? null : profile('heightCm', { count: height }) },
        { label: profile('weight'), value: weight === null ? null : profile('weightKg', { count: weight }) },
        { label: t('foot'), value: foot ? t(`feet.${foot}`) : null },
      ]}
    />
  )
}

/** The chart of the seasons; without any there is nothing to draw. */
function Career({ player }: { player: Player }) {
  const { t } = useTranslation('player')
  const stats = useQuery(playerStatsQuery(player.id))
  if (stats.data === undefined) {
    return (
      <Waiting on={stats}>
        <Skeleton lines={1} height={270} />
      </Waiting>
    )
  }
  const steps = stats.data.type === 2 ? careerOf(stats.data.stats) : []
  return (
    <Card title={t('career')} note={steps.length === 0 ? null : t('careerNote')} flush={steps.length === 0}>
      {steps.length === 0 ? <p className={page.none}>{t('nostats')}</p> : <CareerChart steps={steps} />}
    </Card>
  )
}
