import type { KnockOut, KnockOutTeam } from '@touchline/contract'
import { useSetting } from '../../../app/app.ts'
import { stageNameIn } from '../../../app/i18n/stage-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { CsvDownload } from '../../../ui/lists/csv-download.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { openRounds } from './knock-out.model.ts'
import { SimulatedName } from './simulated-name.tsx'
import styles from './simulation-tab.module.css'
import { useChance } from './use-chance.ts'

/** A number of a file: more decimals than a chance is worth. */
const rounded = (share: number) => Math.round(share * 10_000) / 10_000

/** A team that is still in the cup can win it, even if that was never drawn. */
const MIN_CHANCE = 0.0001

/** Each team with its chance to win, and to play in every round that is open. */
function useKnockOutColumns(cup: KnockOut): Column<KnockOutTeam>[] {
  const { t } = useTranslation('league')
  const language = useSetting('language')
  const chance = useChance()
  return [
    {
      name: t('table.team'),
      field: 'team',
      rowHead: true,
      className: styles.team,
      cell: (team) => <SimulatedName team={team} />,
      csv: ({ participant }) => participant.name,
    },
    {
      key: 'champion',
      name: t('simulation.knockOut.champion.long'),
      field: 'champion',
      short: t('simulation.knockOut.champion.short'),
      align: 'right',
      className: styles.chance,
      cell: ({ champion: { mean } }) => <Bar share={mean} text={chance(Math.max(mean, MIN_CHANCE))} />,
      csv: ({ champion }) => rounded(champion.mean),
    },
    {
      key: 'range',
      name: t('simulation.knockOut.range'),
      short: t('simulation.knockOut.rangeShort'),
      align: 'right',
      className: styles.interval,
      wide: true,
      cell: ({ champion: { low, high } }) => {
        const [least, most] = [low, high].map((share) => chance(Math.max(share, MIN_CHANCE)))
        return least === most ? least : `${least} – ${most}`
      },
    },
    ...openRounds(cup).map(({ name, at }): Column<KnockOutTeam> => {
      const round = stageNameIn(language, name)
      return {
        key: `round-${at}`,
        name: t('simulation.knockOut.reaches', { round }),
        field: `round_${at + 1}`,
        short: round,
        align: 'right',
        className: styles.chance,
        cell: ({ rounds }) => {
          const share = rounds[at]?.mean
          return share === undefined ? '–' : <Bar share={share} text={chance(share)} />
        },
        csv: ({ rounds }) => (rounds[at] ? rounded(rounds[at].mean) : null),
      }
    }),
    { name: t('simulation.knockOut.low'), field: 'champion_low', csv: ({ champion }) => rounded(champion.low) },
    { name: t('simulation.knockOut.high'), field: 'champion_high', csv: ({ champion }) => rounded(champion.high) },
  ]
}

interface KnockOutTableProps {
  cup: KnockOut
  teams: readonly KnockOutTeam[]
  title: string
}

export function KnockOutTable({ cup, teams, title }: KnockOutTableProps) {
  const { t } = useTranslation('league')
  const columns = useKnockOutColumns(cup)
  return (
    <DataTable
      className={styles.table}
      caption={t('simulation.knockOut.caption')}
      columns={columns}
      rows={teams}
      keyOf={({ participant_id }) => participant_id}
      rowProps={({ participant_id }) => ({ 'data-team': participant_id })}
      scroll={t('table.scroll', { name: title })}
    />
  )
}

export function KnockOutFile({ cup, name }: { cup: KnockOut; name: string }) {
  return <CsvDownload name={name} columns={useKnockOutColumns(cup)} rows={cup.teams} />
}

function Bar({ share, text }: { share: number; text: string }) {
  return (
    <span className={styles.bar} style={{ '--share': `${share * 100}%` } as never}>
      {text}
    </span>
  )
}
