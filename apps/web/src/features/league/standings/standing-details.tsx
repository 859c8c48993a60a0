import type { StandingRow } from '@touchline/contract'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { GROUNDS } from '../league.search.ts'
import { useColumnHeads } from '../use-column-heads.ts'
import { FIGURES, figuresOf, formOf, signed, streakOf } from './standing.model.ts'
import styles from './standing-details.module.css'
import { FormLetter, written } from './standing-line.tsx'

/** Results shown of a team that is opened: all that are reported. */
const FORM = 10

/** The figures of a team overall, at home and away, its streak and longer form. */
export function StandingDetails({ row }: { row: StandingRow }) {
  const { t } = useTranslation('league')
  const heads = useColumnHeads('all')
  const streak = streakOf(row)
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('table.matches')}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                <abbr title={heads[figure].long}>{heads[figure].short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GROUNDS.map((ground) => {
            const figures = figuresOf(row, ground)
            return (
              <tr key={ground}>
                <th scope="row">{t(`table.${ground}`)}</th>
                {FIGURES.map((figure) => (
                  <td key={figure}>{written(figure, figures[figure])}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className={styles.beside}>
        {streak === null ? null : (
          <p>
            {t('table.streak')} <b>{signed(streak)}</b>
          </p>
        )}
        <ol className="flex gap-4">
          {formOf(row, FORM).map((form) => (
            <li key={form.sort_order}>
              <FormLetter form={form} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
