import { Link } from '@tanstack/react-router'
import { absenceName } from '@touchline/football'
import { useSettings } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { playerPath } from '../../../app/paths.ts'
import { DayText } from '../../../ui/day-text.tsx'
import { Portrait } from '../../../ui/entities/portrait.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { RowPages, rowsOfPage } from '../../../ui/lists/row-pages.tsx'
import { EmptyState } from '../../../ui/states/states.tsx'
import type { TeamInfo } from '../team-queries.ts'
import styles from './list-table.module.css'

type Sidelined = TeamInfo['sidelined'][number]

const PER_PAGE = 15

interface SidelinedCardProps {
  /** The latest start first. */
  sidelined: readonly Sidelined[]
  page: number
  onPage(page: number): void
}

/** Who is or was missing, why and how long. */
export function SidelinedCard({ sidelined, page, onPage }: SidelinedCardProps) {
  const { t } = useTranslation('team')
  const { from, to } = rowsOfPage(sidelined.length, PER_PAGE, page)
  return (
    <Card title={t('sidelined.title')} note={sidelined.length > 0 ? sidelined.length : undefined} flush>
      {sidelined.length === 0 ? (
        <EmptyState title={t('sidelined.none')} text={t('sidelined.noneText')} />
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{t('sidelined.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('sidelined.player')}</th>
              <th scope="col" className={styles.wide}>
                {t('sidelined.reason')}
              </th>
              <th scope="col">{t('sidelined.from')}</th>
              <th scope="col" className={styles.wide}>
                {t('sidelined.to')}
              </th>
              <th scope="col" className={styles.number}>
                <abbr title={t('sidelined.missedLong')}>{t('sidelined.missed')}</abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {sidelined.slice(from, to).map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a player may be missing twice from the same day on
              <Row key={`${one.player_id} ${one.start_date} ${index}`} of={one} />
            ))}
          </tbody>
        </table>
      )}
      <RowPages count={sidelined.length} perPage={PER_PAGE} page={page} onPage={onPage} />
    </Card>
  )
}

function Row({ of }: { of: Sidelined }) {
  const { language } = useSettings()
  const { player, type_id, type, start_date, end_date, games_missed } = of
  const reason = absenceName(type_id, type?.developer_name ?? of.category, language) ?? '?'
  return (
    <tr>
      <th scope="row">
        <Link {...playerPath(player.id)} preload={false} className={styles.name}>
          <Portrait src={player.image_path} size={30} />
          <span>
            {player.common_name}
            <span className={`${styles.under} ${styles.phone}`}>{reason}</span>
          </span>
        </Link>
      </th>
      <td className={styles.wide}>{reason}</td>
      <td className={styles.muted}>
        <DayText day={start_date} />
        <span className={styles.phone}>
          – <DayText day={end_date} />
        </span>
      </td>
      <td className={`${styles.muted} ${styles.wide}`}>
        <DayText day={end_date} />
      </td>
      <td className={styles.number}>{games_missed ?? '?'}</td>
    </tr>
  )
}
