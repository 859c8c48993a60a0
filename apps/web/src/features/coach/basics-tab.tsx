import { useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FixtureList } from '../../ui/fixtures/fixture-list.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { BirthDate } from '../../ui/profile/birth-date.tsx'
import { Facts } from '../../ui/profile/person.tsx'
import page from '../../ui/profile/profile-page.module.css'
import { TransferTable } from '../../ui/transfers/transfer-table.tsx'
import { TrophyList } from '../../ui/trophies/trophy-list.tsx'
import { teamsCoached } from './coach.model.ts'
import styles from './coach.module.css'
import type { Coach } from './coach-queries.ts'
import { TeamTable } from './team-table.tsx'

/** Teams coached, body, next matches, trophies, and transfers as a player. */
export function BasicsTab({ coach }: { coach: Coach }) {
  const { t } = useTranslation('coach')
  const { transfers } = coach.player
  const teams = teamsCoached(coach)
  return (
    <div className={`${page.columns} ${styles.columns}`}>
      <div className="stack gap-14 shrink">
        <div className={styles.first}>
          <Card title={t('teams')} flush>
            {teams.length === 0 ? <p className={page.none}>{t('noTeams')}</p> : <TeamTable teams={teams} />}
          </Card>
        </div>
        <div className={styles.third}>
          <Upcoming coach={coach} />
        </div>
        {coach.has.transfers ? (
          <div className={styles.last}>
            <Card title={t('transfers')} flush>
              {transfers.length === 0 ? (
                <p className={page.none}>{t('noData.transfers')}</p>
              ) : (
                <TransferTable transfers={transfers} player={false} yearFirst />
              )}
            </Card>
          </div>
        ) : null}
      </div>
      <div className="stack gap-14 shrink">
        <div className={styles.second}>
          <Card title={t('profile')}>
            <Body coach={coach} />
          </Card>
        </div>
        {coach.has.trophies ? (
          <div className={styles.fourth}>
            <Trophies coach={coach} />
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** This many of the matches ahead are shown at first; a button shows more. */
const NEXT = 8

function Upcoming({ coach: { fixtures } }: { coach: Coach }) {
  const { t } = useTranslation('coach')
  const { t: list } = useTranslation('fixtures')
  const [all, setAll] = useState(false)
  const left = all ? 0 : Math.max(fixtures.length - NEXT, 0)
  return (
    <Card title={t('upcoming')} note={fixtures.length > 0 ? fixtures.length : null} flush>
      {fixtures.length === 0 ? (
        <p className={page.none}>{t('noData.fixture')}</p>
      ) : (
        <FixtureList fixtures={fixtures.slice(0, fixtures.length - left)} yearFirst />
      )}
      {left === 0 ? null : (
        <div className={styles.more}>
          <Button look="quiet" onClick={() => setAll(true)}>
            {list('more', { count: left })}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Trophies as a player and as a coach. */
function Trophies({ coach: { player, trophies } }: { coach: Coach }) {
  const { t } = useTranslation('coach')
  const lists = [
    { title: t('playerTrophies'), of: player.trophies },
    { title: t('coachTrophies'), of: trophies },
  ].filter(({ of }) => of.length > 0)
  if (lists.length === 0) {
    return (
      <Card title={t('trophies')} flush>
        <TrophyList trophies={[]} />
      </Card>
    )
  }
  return lists.map(({ title, of }) => (
    <Card key={title} title={title}>
      <TrophyList trophies={of} look="chips" />
    </Card>
  ))
}

/** Height and weight stand here only where one of them is known. */
function Body({ coach: { date_of_birth, height, weight } }: { coach: Coach }) {
  const { t } = useTranslation('profile')
  const born = { label: t('born'), value: <BirthDate on={date_of_birth} form="YYYY/MM/DD" /> }
  if (height === null && weight === null) return <Facts facts={[born]} />
  return (
    <Facts
      facts={[
        born,
        { label: t('height'), value: height === null ? null : t('heightCm', { count: height }) },
        { label: t('weight'), value: weight === null ? null : t('weightKg', { count: weight }) },
      ]}
    />
  )
}
