import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { leaguePath } from '../../../app/paths.ts'
import { Crest } from '../../../ui/entities/crest.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { TeamInfo } from '../team-queries.ts'
import styles from './list-table.module.css'

/** The competitions the team has played in, how many seasons of each, and the season that is going on. */
export function LeaguesCard({ team: { leagues, activeseasons } }: { team: TeamInfo }) {
  const { t } = useTranslation('team')
  const activeOf = (league: number) =>
    activeseasons
      .filter(({ league_id }) => league_id === league)
      .map(({ name }) => name)
      .join(', ')
  return (
    <Card title={t('leagues.title')} flush>
      {leagues.length === 0 ? (
        <p className={styles.none}>{t('leagues.none')}</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{t('leagues.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('leagues.league')}</th>
              <th scope="col">{t('leagues.active')}</th>
              <th scope="col" className={styles.number}>
                {t('leagues.seasons')}
              </th>
            </tr>
          </thead>
          <tbody>
            {leagues.map((league) => (
              <tr key={league.id}>
                <th scope="row">
                  <Link {...leaguePath(league.id)} preload={false} className={styles.name}>
                    <Crest name={league.name} src={league.image_path} size={20} />
                    <span>{league.name}</span>
                  </Link>
                </th>
                <td className={styles.muted}>{activeOf(league.id) || '–'}</td>
                <td className={styles.number}>{league.attendance}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
