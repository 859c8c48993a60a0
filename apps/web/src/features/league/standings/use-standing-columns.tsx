import { IconCaretDownFilled, IconCaretUpFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { StandingForm, StandingRow, StandingScope } from '@touchline/contract'
import { formatDate, nameIn, STANDING_RULE_NAMES, shortTeamName } from '@touchline/football'
import { useNames, useTranslation } from '../../../app/i18n/use-translation.ts'
import { fixturePath, teamPath } from '../../../app/paths.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { LiveDot } from '../../../ui/controls/chips.tsx'
import { Crest } from '../../../ui/entities/crest.tsx'
import { ResultChip } from '../../../ui/match/result-chip.tsx'
import { useZone } from '../../../ui/match/use-zone.ts'
import type { Column } from '../../../ui/table/column.ts'
import { useColumnHeads } from '../use-column-heads.ts'
import { averageOf, type Figure, formOf, movedLive, signed, type TableLine } from './standing.model.ts'
import styles from './standing-table.module.css'

/** Results next to a team. */
const FORM = 5
/** Decimals of points a match, by which clubs go down. */
const DECIMALS = 3

/** The settings of the columns of tables. */
export interface TableView {
  scope: StandingScope
  figures: readonly Figure[]
  /** Whether carried points have separate columns. */
  isHalved: boolean
  /** Whether points a match have a column, as places go by them. */
  isByAverage: boolean
  /** Reason of a place, in a few words. */
  chipOf(line: TableLine): { long: string; short: string } | null
  /** Letters of the notes about the team. */
  lettersOf(line: TableLine): string
  /** Opens the rules at a place; without it nothing opens. */
  onReason?: ((line: TableLine) => void) | undefined
  isOpen?: ((line: TableLine) => boolean) | undefined
}

/** Columns of a team in a table, on the page and in the file; places move and have a meaning where all matches count. */
export function useStandingColumns(view: TableView): readonly Column<TableLine>[] {
  const { t } = useTranslation('league')
  const heads = useColumnHeads(view.scope === 'home' || view.scope === 'away' ? view.scope : 'all')
  const all = view.scope === 'overall'
  const figure = (name: Figure): Column<TableLine> => ({
    key: name,
    name: heads[name].long,
    short: heads[name].short,
    align: 'centre',
    wide: view.isHalved && (name === 'won' || name === 'drawn' || name === 'lost'),
    className: styles.figure,
    cell: ({ figures: { [name]: value } }) => written(name, value),
    csv: ({ figures: { [name]: value } }) => value,
  })
  const has = (name: Figure) => view.figures.includes(name)
  const goals: Column<TableLine>[] = [
    ...(has('scored') && has('conceded')
      ? [
          {
            key: 'goals',
            name: t('table.goals'),
            align: 'centre',
            wide: true,
            className: styles.goals,
            cell: goalsOf,
          } as const,
        ]
      : []),
    // A spreadsheet would read `11:4` as a time.
    ...(['scored', 'conceded'] as const).filter(has).map((name): Column<TableLine> => {
      const { name: words, csv } = figure(name)
      return csv ? { name: words, csv } : { name: words }
    }),
  ]
  const meaningOf = usePlaceMeaning(all)
  return [
    usePlaceColumn(all),
    useTeamColumn(view),
    ...(['played', 'won', 'drawn', 'shootOutsWon', 'extraTimeWon', 'lost'] as const).filter(has).map(figure),
    ...goals,
    ...(['difference'] as const).filter(has).map(figure),
    ...useCarriedColumns(view),
    ...(['points'] as const).filter(has).map(figure),
    ...useAverageColumn(view),
    { name: t('positions.title'), csv: ({ row }) => row.positions.join(' ') || null },
    { name: t('table.given'), csv: ({ row }) => (row.given === 0 ? null : row.given) },
    { name: t('table.meaning'), csv: (line) => meaningOf(line) ?? null },
    { name: t('table.decidedBy'), csv: (line) => view.chipOf(line)?.long ?? null },
    useFormColumn(),
  ]
}

const goalsOf = ({ figures: { scored, conceded } }: TableLine) => `${scored ?? '?'}:${conceded ?? '?'}`

function usePlaceColumn(all: boolean): Column<TableLine> {
  const { t } = useTranslation('league')
  const meaningOf = usePlaceMeaning(all)
  return {
    name: t('table.position'),
    short: '#',
    align: 'centre',
    className: styles.position,
    cell: ({ row }) => (
      <span className={styles.place}>
        {row.position}
        {all ? <Movement row={row} /> : null}
      </span>
    ),
    cellProps: (line) => ({ title: meaningOf(line) }),
    csv: ({ row }) => row.position,
  }
}

/** The meaning of a place; nothing where a part of the matches counts. */
function usePlaceMeaning(all: boolean): (line: TableLine) => string | undefined {
  const nameOf = useNames('standings.zones')
  return ({ row: { rule } }) =>
    all && rule ? (nameOf(nameIn(STANDING_RULE_NAMES, rule.type_id)) ?? rule.type?.name) : undefined
}

function useTeamColumn({ chipOf, lettersOf, onReason, isOpen }: TableView): Column<TableLine> {
  const { t } = useTranslation('league')
  return {
    name: t('table.team'),
    rowHead: true,
    className: styles.team,
    cell: (line) => {
      const { participant_id, participant, playing } = line.row
      const chip = chipOf(line)
      return (
        <span className={styles.teamCell}>
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
          {lettersOf(line) === '' ? null : <sup className="warning">{lettersOf(line)}</sup>}
          {playing ? (
            <span className={styles.playing} title={t('table.playing')}>
              <LiveDot />
              <span className="visually-hidden">{t('table.playing')}</span>
            </span>
          ) : null}
          {chip === null || onReason === undefined ? null : (
            <button
              type="button"
              className={styles.chip}
              aria-expanded={isOpen?.(line) ?? false}
              title={t('table.why', { team: participant.name })}
              onClick={() => onReason(line)}
            >
              <span className="wide-only">{chip.long}</span>
              <span className="narrow-only">{chip.short}</span>
              <span className="visually-hidden">: {t('table.why', { team: participant.name })}</span>
            </button>
          )}
        </span>
      )
    },
    csv: ({ row }) => row.participant.name,
  }
}

/** Points of this phase and those carried from the one before. */
function useCarriedColumns({ isHalved }: TableView): Column<TableLine>[] {
  const { t } = useTranslation('league')
  if (!isHalved) return []
  return [
    {
      key: 'phase',
      name: t('table.phasePoints'),
      short: t('table.phaseShort'),
      align: 'centre',
      wide: true,
      className: styles.figure,
      cell: ({ row }) => row.points - (row.carried?.kept ?? 0),
      csv: ({ row }) => row.points - (row.carried?.kept ?? 0),
    },
    {
      key: 'carried',
      name: t('table.carried'),
      short: t('table.carriedShort'),
      align: 'centre',
      className: styles.carried,
      cell: ({ row: { carried } }) => (
        <>
          {carried?.kept ?? '–'}
          {carried && carried.rounding !== 0 ? <small>{carried.rounding > 0 ? '+½' : '−½'}</small> : null}
        </>
      ),
      csv: ({ row }) => row.carried?.kept ?? null,
    },
    { name: t('table.rounding'), csv: ({ row }) => row.carried?.rounding ?? null },
  ]
}

function useAverageColumn({ isByAverage }: TableView): Column<TableLine>[] {
  const { t } = useTranslation('league')
  const { decimals } = useNumbers()
  if (!isByAverage) return []
  return [
    {
      key: 'average',
      name: t('table.average'),
      short: t('table.averageShort'),
      align: 'centre',
      className: styles.carried,
      cell: (line) => {
        const average = averageOf(line)
        return average === null ? '–' : decimals(average, DECIMALS)
      },
      csv: averageOf,
    },
  ]
}

function useFormColumn(): Column<TableLine> {
  const { t } = useTranslation('league')
  return {
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
  }
}

/** A figure of a table; a difference carries its sign. */
export function written(column: Figure, value: number | null): string {
  if (value === null) return '?'
  return column === 'difference' ? signed(value) : String(value)
}

/** The team's position before the last round; while matches in play count, before these. */
function Movement({ row }: { row: StandingRow }) {
  const { t } = useTranslation('league')
  const moved = movedLive(row)
  const result = moved === null ? row.result : moved > 0 ? 'up' : moved < 0 ? 'down' : 'equal'
  if (result === null || result === 'equal') return <span className={styles.movement} />
  const Icon = result === 'up' ? IconCaretUpFilled : IconCaretDownFilled
  const words = moved === null ? t(`table.${result}`) : t(`live.${result}`, { count: Math.abs(moved) })
  return (
    <span className={`${styles.movement} ${result === 'up' ? 'good' : 'bad'}`} title={words}>
      <Icon size={11} aria-hidden="true" />
      {moved === null ? null : (
        <span className="wide-only" aria-hidden="true">
          {Math.abs(moved)}
        </span>
      )}
      <span className="visually-hidden">{words}</span>
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
