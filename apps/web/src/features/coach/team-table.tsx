import { COACH_POSITION_NAMES, nameIn, readableName } from '@touchline/football'
import { useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { DayText } from '../../ui/day-text.tsx'
import styles from '../../ui/profile/profile-table.module.css'
import { TeamLink } from '../../ui/profile/season-links.tsx'
import type { CoachSpell } from './coach.model.ts'

/** The teams of a coach with the time there and the part in it. */
export function TeamTable({ teams }: { teams: readonly CoachSpell[] }) {
  const { t } = useTranslation('coach')
  const { language } = useSettings()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('teams')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('team')}</th>
          <th scope="col">{t('from')}</th>
          <th scope="col">{t('to')}</th>
          <th scope="col" className={styles.wide}>
            {t('position')}
          </th>
        </tr>
      </thead>
      <tbody>
        {teams.map(({ team_id, team, start, end, position_id, position }) => {
          const label =
            (position_id === null ? null : nameIn(COACH_POSITION_NAMES, position_id, language)) ??
            (position && readableName(position.developer_name))
          return (
            <tr key={`${team_id} ${start} ${position_id}`}>
              <th scope="row">
                <TeamLink team={{ ...team, id: team_id }} size={22}>
                  <span>
                    {team.name}
                    {/* Where there is no room for a column. */}
                    <small className={styles.narrow}>{label ?? '?'}</small>
                  </span>
                </TeamLink>
              </th>
              <td>
                <DayText day={start} yearFirst />
              </td>
              <td>{end === null && start !== null ? t('present') : <DayText day={end} yearFirst />}</td>
              <td className={styles.wide}>{label ?? '?'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
