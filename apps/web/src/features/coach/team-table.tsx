import { Link } from '@tanstack/react-router'
import { COACH_POSITION_NAMES, nameIn, readableName } from '@touchline/football'
import { useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Crest } from '../../ui/crest.tsx'
import { DayText } from '../../ui/day-text.tsx'
import styles from './coach.module.css'
import type { Coach } from './queries.ts'

/** The teams of a coach with the time there and the part in it. */
export function TeamTable({ teams }: Pick<Coach, 'teams'>) {
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
            nameIn(COACH_POSITION_NAMES, position_id, language) ?? (position && readableName(position.developer_name))
          return (
            <tr key={`${team_id} ${start} ${position_id}`}>
              <th scope="row">
                <Link to="/team/$id" params={{ id: String(team_id) }} preload={false} className={styles.named}>
                  <Crest name={team.name} src={team.image_path} size={22} />
                  <span>
                    {team.name}
                    {/* Where there is no room for a column. */}
                    <small className={styles.narrow}>{label ?? '?'}</small>
                  </span>
                </Link>
              </th>
              <td>
                <DayText day={start} yearFirst />
              </td>
              <td>{end === null ? t('present') : <DayText day={end} yearFirst />}</td>
              <td className={styles.wide}>{label ?? '?'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
