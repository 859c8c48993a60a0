import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LeagueSeason } from '@touchline/contract'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { playerPath } from '../../../app/paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Crest } from '../../../ui/entities/crest.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { topScorersQuery } from '../league-queries.ts'
import { ShareBar } from '../share-bar.tsx'
import styles from './best-five.module.css'

const FIRST = 5
const GOALS = 208

interface BestFiveProps {
  season: LeagueSeason
  /** Goes to the whole list. */
  onAll(): void
}

/** The five best scorers of the season next to its table. */
export function BestFive({ season, onAll }: BestFiveProps) {
  const { t } = useTranslation('league')
  const scorers = useQuery(topScorersQuery(season.id, GOALS))
  const rows = scorers.data?.type === 2 ? scorers.data.topscorer.slice(0, FIRST) : undefined
  if (rows === undefined) {
    return (
      <Waiting on={scorers}>
        <Skeleton lines={1} height={286} />
      </Waiting>
    )
  }
  const most = rows[0]?.total ?? 1
  return (
    <Card
      title={t('scorers.title')}
      note={t('scorers.goals')}
      actions={
        rows.length === 0 ? null : (
          <Button look="quiet" size="small" onClick={onAll}>
            {t('scorers.seeAll')}
          </Button>
        )
      }
    >
      {rows.length === 0 ? <p className="muted">{t('noScorers')}</p> : null}
      <ol className="stack gap-12">
        {rows.map(({ player_id, player, participant, position, total }) => (
          <li key={player_id} className={styles.row}>
            <span className={styles.rank}>{position}</span>
            <Crest name={participant.name} src={participant.image_path} size={20} />
            <Link {...playerPath(player_id)} preload={false} className={styles.name}>
              {player.common_name}
            </Link>
            <b>{total}</b>
            <ShareBar of={total} most={most} className={styles.bar} />
          </li>
        ))}
      </ol>
    </Card>
  )
}
