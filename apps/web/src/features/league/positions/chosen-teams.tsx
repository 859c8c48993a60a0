import { IconX } from '@tabler/icons-react'
import { shortTeamName } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Select } from '../../../ui/controls/fields.tsx'
import { MAX_LINES } from '../league.search.ts'
import styles from './positions-chart.module.css'

interface NamedLine {
  id: number
  name: string
  shortCode: string | null
}

interface ChosenTeamsProps {
  drawn: readonly NamedLine[]
  /** All lines, drawn or not. */
  lines: readonly NamedLine[]
  onChoose(ids: readonly number[]): void
}

/** The teams of a chart with the colours of their lines, each to be taken out, and the others to be added. */
export function ChosenTeams({ drawn, lines, onChoose }: ChosenTeamsProps) {
  const { t } = useTranslation('league')
  const ids = drawn.map(({ id }) => id)
  const others = lines.filter(({ id }) => !ids.includes(id))
  return (
    <>
      <ul className={styles.legend}>
        {drawn.map(({ id, name, shortCode }, at) => (
          <li key={id} className={styles.line} data-line={at}>
            <span className={styles.swatch} aria-hidden="true" />
            <span title={name}>{shortTeamName(name, shortCode)}</span>
            {ids.length === 1 ? null : (
              <button
                type="button"
                className={styles.remove}
                aria-label={t('positions.remove', { team: name })}
                onClick={() => onChoose(ids.filter((one) => one !== id))}
              >
                <IconX size={13} stroke={2} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {ids.length >= MAX_LINES || others.length === 0 ? null : (
        <Select
          label={t('positions.add')}
          labelHidden
          options={[
            { value: 0, label: `${t('positions.add')} …` },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={0}
          onChange={(id) => onChoose([...ids, id])}
        />
      )}
    </>
  )
}
