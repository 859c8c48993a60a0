import { nameIn, POSITION_NAMES } from '@touchline/football'
import { useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { DayText } from '../../ui/day-text.tsx'
import styles from '../../ui/profile/profile-table.module.css'
import { TeamLink } from '../../ui/profile/season-links.tsx'
import type { Player } from './player-queries.ts'

/** The teams of a player: present ones first, then the latest left. */
export function TeamTable({ teams }: Pick<Player, 'teams'>) {
  const { t } = useTranslation('player')
  const { language } = useSettings()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('teams')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('team')}</th>
          <th scope="col" className={styles.wide}>
            {t('position')}
          </th>
          <th scope="col" className={styles.number}>
            <abbr title={t('number')}>{t('numberShort')}</abbr>
          </th>
          <th scope="col">{t('from')}</th>
          <th scope="col">{t('to')}</th>
        </tr>
      </thead>
      <tbody>
        {teams.map(({ team_id, team, start, end, position_id, jersey_number }) => {
          const position = position_id === null ? null : nameIn(POSITION_NAMES, position_id, language)
          return (
            <tr key={`${team_id} ${start} ${end}`}>
              <th scope="row">
                <TeamLink team={{ ...team, id: team_id }} size={22}>
                  <span>
                    {team.name}
                    {/* Where there is no room for a column. */}
                    {position === null ? null : <small className={styles.narrow}>{position}</small>}
                  </span>
                </TeamLink>
              </th>
              <td className={styles.wide}>{position ?? '?'}</td>
              <td className={styles.number}>{jersey_number ?? '?'}</td>
              <td>
                <DayText day={start} />
              </td>
              <td>{end === null && start !== null ? t('present') : <DayText day={end} />}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
