import type { SquadPlayer } from '@touchline/contract'
import { useSettings } from '../../../app/app.ts'
import { translatedCountry } from '../../../app/i18n/country-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Flag } from '../../../ui/entities/flag.tsx'
import { Portrait } from '../../../ui/entities/portrait.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Known } from '../../../ui/states/known-in.tsx'
import type { Line, SquadRow } from './squad.model.ts'
import styles from './squad.module.css'

interface SquadCardProps {
  line: Line
  rows: readonly SquadRow[]
  /** The best rating of the squad stands out. */
  best: number | null
  onOpen(player: SquadPlayer): void
}

/** The players of one line. The whole row opens the player's figures; the name is the button for keyboards. */
export function SquadCard({ line, rows, best, onOpen }: SquadCardProps) {
  const { t } = useTranslation('team')
  return (
    <Card title={t(`squad.${line}`)} note={rows.length} level={3} flush>
      {rows.length === 0 ? (
        <p className={styles.nobody}>{t('squad.nobody')}</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{t(`squad.${line}`)}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.shirt}>
                <abbr title={t('squad.shirtLong')}>{t('squad.shirt')}</abbr>
              </th>
              <th scope="col">{t('squad.player')}</th>
              <th scope="col" className={styles.figure}>
                <abbr title={t('squad.appearancesLong')}>{t('squad.appearances')}</abbr>
              </th>
              <th scope="col" className={styles.figure}>
                <abbr title={t('squad.goalsLong')}>{t('squad.goals')}</abbr>
              </th>
              <th scope="col" className={styles.figure}>
                <abbr title={t('squad.assistsLong')}>{t('squad.assists')}</abbr>
              </th>
              <th scope="col" className={styles.rating}>
                {t('squad.rating')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.player.player_id} row={row} best={best} onOpen={onOpen} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

function Row({ row, best, onOpen }: { row: SquadRow } & Pick<SquadCardProps, 'best' | 'onOpen'>) {
  const { t } = useTranslation('team')
  const { language } = useSettings()
  const { average, whole } = useNumbers()
  const { player, rating, known } = row
  const { common_name, image_path, country } = player.player
  return (
    <tr
      onClick={({ target }) => {
        if (!(target as Element).closest('button')) onOpen(player)
      }}
    >
      <td className={styles.shirt}>{player.jersey_number ?? '?'}</td>
      <th scope="row">
        <span className={styles.person}>
          <Portrait src={image_path} size={34} />
          <span className={styles.words}>
            <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpen(player)}>
              {common_name}
            </button>
            {country === null ? (
              <span className={styles.country}>?</span>
            ) : (
              <span className={styles.country}>
                <Flag code={country.code} width={16} />
                {translatedCountry(language, country.name)}
              </span>
            )}
          </span>
        </span>
      </th>
      {(['appearances', 'goals', 'assists'] as const).map((figure) => (
        <td key={figure} className={styles.figure}>
          <Known known={known[figure]}>{whole(row[figure])}</Known>
        </td>
      ))}
      <td className={styles.rating}>
        <span
          className={styles.mark}
          data-best={(rating !== null && rating === best) || undefined}
          data-unknown={rating === null || undefined}
          title={rating !== null && rating === best ? t('squad.best') : undefined}
        >
          <Known known={known.rating}>{average(rating)}</Known>
        </span>
      </td>
    </tr>
  )
}
