import { IconCaretDownFilled, IconCaretUpFilled, IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { StandingForm } from '@touchline/contract'
import { formatDate, nameIn, STANDING_RULE_NAMES, shortTeamName } from '@touchline/football'
import { useSettings } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { fixturePath, teamPath } from '../../../app/paths.ts'
import { ResultChip } from '../../../ui/controls/chips.tsx'
import { Crest } from '../../../ui/entities/crest.tsx'
import { useZone } from '../../../ui/match/match-date.tsx'
import { type Figure, formOf, signed, type TableLine } from './standing.model.ts'
import styles from './standing-table.module.css'

/** Results beside a team. */
const FORM = 5

interface StandingLineProps {
  line: TableLine
  columns: readonly Figure[]
  /** Whether places have the colour of what they mean. */
  zones: boolean
  open: boolean
  /** `id` of what opens below. */
  panel: string
  onToggle(): void
}

/** A team of a table. */
export function StandingLine({ line, columns, zones, open, panel, onToggle }: StandingLineProps) {
  const { t } = useTranslation('league')
  const { language } = useSettings()
  const { row, position, figures } = line
  const { participant, rule } = row
  const meaning =
    zones && rule ? (nameIn(STANDING_RULE_NAMES, rule.type_id, language) ?? rule.type?.name ?? null) : null
  return (
    <tr data-team={row.participant_id} data-zone={zones ? rule?.zone : undefined} data-open={open || undefined}>
      <td className={styles.position} title={meaning ?? undefined}>
        <span className={styles.place}>
          {position}
          {zones ? <Movement result={row.result} /> : null}
        </span>
      </td>
      <th scope="row" className={styles.team}>
        <Link {...teamPath(row.participant_id)} preload={false} title={participant.name}>
          <Crest name={participant.name} src={participant.image_path} size={20} />
          <span className={styles.name}>{participant.name}</span>
          <span className={styles.short} aria-hidden="true">
            {shortTeamName(participant.name, participant.short_code)}
          </span>
        </Link>
      </th>
      {columns.map((column) => (
        <td key={column} className={styles.figure} data-column={column}>
          {written(column, figures[column])}
        </td>
      ))}
      <td className={styles.form}>
        <ol className={styles.chips}>
          {formOf(row, FORM).map((form) => (
            <li key={form.sort_order}>
              <FormLetter form={form} />
            </li>
          ))}
        </ol>
      </td>
      <td className={styles.opener}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          aria-label={t('table.open', { team: participant.name })}
          onClick={onToggle}
        >
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
        </button>
      </td>
    </tr>
  )
}

/** A figure of a table; a difference carries its sign. */
export function written(column: Figure, value: number | null): string {
  if (value === null) return '?'
  return column === 'difference' ? signed(value) : String(value)
}

function Movement({ result }: { result: 'up' | 'down' | 'equal' | null }) {
  const { t } = useTranslation('league')
  if (result === null || result === 'equal') return <span className={styles.movement} />
  const Icon = result === 'up' ? IconCaretUpFilled : IconCaretDownFilled
  return (
    <span className={styles.movement} data-result={result} title={t(`table.${result}`)}>
      <Icon size={11} aria-hidden="true" />
      <span className="visually-hidden">{t(`table.${result}`)}</span>
    </span>
  )
}

/** The letter of a result, with the match behind it where that is held. */
export function FormLetter({ form: { form, fixture } }: { form: StandingForm }) {
  const { t } = useTranslation('league')
  const zone = useZone()
  if (fixture === null) return <ResultChip result={form} title={t('table.formUnknown')} />
  const goals = (value: number | null) => value ?? '?'
  const words = t('table.formMatch', {
    home: fixture.home_name,
    away: fixture.away_name,
    score: `${goals(fixture.home_goals)}–${goals(fixture.away_goals)}`,
    date: formatDate(fixture.starting_at, zone, 'DD/MM/YYYY'),
  })
  return (
    <Link {...fixturePath(fixture.id)} preload={false} title={words}>
      <ResultChip result={form} title={words} />
    </Link>
  )
}
