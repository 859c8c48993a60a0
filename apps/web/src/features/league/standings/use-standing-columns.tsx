import { IconCaretDownFilled, IconCaretUpFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { StandingForm } from '@touchline/contract'
import { formatDate, nameIn, STANDING_RULE_NAMES, shortTeamName } from '@touchline/football'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { fixturePath, teamPath } from '../../../app/paths.ts'
import { ResultChip } from '../../../ui/controls/chips.tsx'
import { Crest } from '../../../ui/entities/crest.tsx'
import { useZone } from '../../../ui/match/match-date.tsx'
import type { Column } from '../../../ui/table/column.ts'
import type { Ground } from '../league.search.ts'
import { useColumnHeads } from '../use-column-heads.ts'
import { type Figure, formOf, signed, type TableLine } from './standing.model.ts'
import styles from './standing-table.module.css'

/** Results beside a team. */
const FORM = 5

/** What the page and the file have of a team of a table; places move and have a meaning where all matches count. */
export function useStandingColumns(ground: Ground, figures: readonly Figure[]): readonly Column<TableLine>[] {
  const { t } = useTranslation('league')
  const language = useSetting('language')
  const heads = useColumnHeads(ground)
  const all = ground === 'all'
  const meaningOf = ({ row: { rule } }: TableLine) =>
    all && rule ? (nameIn(STANDING_RULE_NAMES, rule.type_id, language) ?? rule.type?.name) : undefined
  return [
    {
      name: t('table.position'),
      short: '#',
      align: 'centre',
      className: styles.position,
      cell: ({ position, row }) => (
        <span className={styles.place}>
          {position}
          {all ? <Movement result={row.result} /> : null}
        </span>
      ),
      cellProps: (line) => ({ title: meaningOf(line) }),
      csv: ({ position }) => position,
    },
    {
      name: t('table.team'),
      rowHead: true,
      className: styles.team,
      cell: ({ row: { participant_id, participant } }) => (
        <Link
          {...teamPath(participant_id)}
          preload={false}
          className="inline-row gap-10 hover-accent"
          title={participant.name}
        >
          <Crest name={participant.name} src={participant.image_path} size={20} />
          <span className={styles.name}>{participant.name}</span>
          <span className="narrow-only" aria-hidden="true">
            {shortTeamName(participant.name, participant.short_code)}
          </span>
        </Link>
      ),
      csv: ({ row }) => row.participant.name,
    },
    ...figures.map(
      (figure): Column<TableLine> => ({
        key: figure,
        name: heads[figure].long,
        short: heads[figure].short,
        align: 'centre',
        wide: figure === 'scored' || figure === 'conceded',
        className: styles.figure,
        cell: ({ figures: { [figure]: value } }) => written(figure, value),
        csv: ({ figures: { [figure]: value } }) => value,
      }),
    ),
    // The form is of all matches: a table of the home or the away ones has none.
    ...(all
      ? [
          {
            name: t('table.form'),
            align: 'centre',
            className: styles.form,
            cell: ({ row }) => (
              <ol className="flex justify-centre gap-4">
                {formOf(row, FORM).map((form) => (
                  <li key={form.sort_order}>
                    <FormLetter form={form} />
                  </li>
                ))}
              </ol>
            ),
          } satisfies Column<TableLine>,
        ]
      : []),
  ]
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
    <span className={`${styles.movement} ${result === 'up' ? 'good' : 'bad'}`} title={t(`table.${result}`)}>
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
