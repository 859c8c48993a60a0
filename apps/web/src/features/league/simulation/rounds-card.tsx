import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { usePrices } from '../../../app/site.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { linesText, readLines } from '../league.search.ts'
import type { TabProps } from '../league-tab.props.ts'
import { ChosenTeams } from '../positions/chosen-teams.tsx'
import { chosenLines } from '../positions/positions.model.ts'
import { type ChanceLine, type ChanceLines, chanceLines, kindsOf, type RoundsTable } from './rounds.model.ts'
import styles from './rounds.module.css'
import { RoundsPlot } from './rounds-plot.tsx'
import type { Simulation } from './simulation.model.ts'
import { useChance } from './use-chance.ts'

interface RoundsCardProps extends Pick<TabProps, 'search' | 'onChange'> {
  table: RoundsTable
  /** The same table as it is expected now. */
  now: Simulation['tables'][number] | undefined
}

/** How the chances of the teams moved from round to round; which chances and which teams are in the address. */
export function RoundsCard({ table, now, search, onChange }: RoundsCardProps) {
  const { t } = useTranslation('league')
  const prices = usePrices()
  const kinds = kindsOf(table)
  const kind = kinds.find((one) => one === search.chance) ?? kinds[0]
  if (kind === undefined) return null
  const all = chanceLines(table, kind, now)
  const drawn = chosenLines(all.lines, readLines(search.lines))
  const afterwards = table.rounds.filter((round) => round.afterwards).length
  if (all.rounds.length < 2) return null
  return (
    <Card title={t('simulation.rounds.title')}>
      <div className="stack gap-8">
        {kinds.length === 1 ? null : (
          <Segmented
            label={t('simulation.view')}
            size="small"
            options={kinds.map((value) => ({ value, label: t(`simulation.${value}.short`) }))}
            value={kind}
            onChange={(value) => onChange({ chance: value === kinds[0] ? undefined : value }, true)}
          />
        )}
        <RoundsPlot {...all} drawn={drawn} />
        <ChosenTeams drawn={drawn} lines={all.lines} onChoose={(ids) => onChange({ lines: linesText(ids) }, true)} />
        <RoundsTableOf rounds={all.rounds} drawn={drawn} name={t(`simulation.${kind}.long`)} />
        <p className="dim text-12">
          {t(prices ? 'simulation.rounds.about' : 'simulation.rounds.aboutPlain')}{' '}
          {afterwards === 0 ? null : t('simulation.rounds.afterwards', { count: afterwards })}
        </p>
      </div>
    </Card>
  )
}

interface Line {
  round: number | null
  shares: readonly (number | null)[]
}

/** The numbers of the lines, the newest first, folded away: for readers who prefer a table. */
function RoundsTableOf({
  rounds,
  drawn,
  name,
}: Pick<ChanceLines, 'rounds'> & { drawn: readonly ChanceLine[]; name: string }) {
  const { t } = useTranslation('league')
  const chance = useChance()
  const rows = rounds.map((round, at): Line => ({ round, shares: drawn.map(({ shares }) => shares[at] ?? null) }))
  const columns: Column<Line>[] = [
    {
      name: t('simulation.rounds.round'),
      rowHead: true,
      cell: ({ round }) => round ?? t('simulation.now'),
    },
    ...drawn.map(
      (line, at): Column<Line> => ({
        key: `team-${line.id}`,
        name: line.name,
        align: 'right',
        cell: ({ shares }) => {
          const share = shares[at]
          return share == null ? '–' : chance(share)
        },
      }),
    ),
  ]
  return (
    <details>
      <summary className={styles.summary}>{t('simulation.rounds.table')}</summary>
      <DataTable
        caption={t('simulation.rounds.caption', { name })}
        columns={columns}
        rows={rows.toReversed()}
        keyOf={({ round }) => round ?? 'now'}
        scroll={t('table.scroll', { name: t('simulation.rounds.title') })}
      />
    </details>
  )
}
