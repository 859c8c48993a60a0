import { cornerParts, type Half, type Match, TEN_MINUTES } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { EmptyState } from '../../ui/states/states.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import styles from './corner-minutes-dialog.module.css'

type Interval = ReturnType<typeof cornerParts>['intervals'][number]

interface CornerMinutesDialogProps {
  listed: readonly Match[]
  half: Half
  viewed: number
  team: string
  opponent: string
  onClose(): void
}

/** In which minutes a team and its opponents took their corners in the matches listed. */
export function CornerMinutesDialog({ listed, half, viewed, team, opponent, onClose }: CornerMinutesDialogProps) {
  const { t } = useTranslation('history')
  const { average } = useNumbers()
  const { matches, intervals } = cornerParts(listed, { team: viewed, half, parts: TEN_MINUTES })
  const sum = (side: 'team' | 'opponent') => intervals.reduce((total, part) => total + part[side], 0)
  const [own, other] = [sum('team'), sum('opponent')]
  const most = Math.max(1, ...intervals.map((part) => part.team + part.opponent))
  const perMatch = (count: number) => average(count / matches)
  const columns: Column<Interval>[] = [
    {
      name: t('cornerMinutes.minutes'),
      rowHead: true,
      cell: ({ label }) => label.replace('-', '–'),
      foot: t('cornerMinutes.total'),
    },
    { key: 'team', name: team, align: 'right', cell: (part) => part.team, foot: own },
    { key: 'opponent', name: opponent, align: 'right', cell: (part) => part.opponent, foot: other },
    {
      name: t('cornerMinutes.both'),
      align: 'right',
      cell: (part) => (
        <span className="inline-row justify-end gap-8">
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${(part.team / most) * 100}%` }} />
            <span style={{ width: `${(part.opponent / most) * 100}%` }} />
          </span>
          {part.team + part.opponent}
        </span>
      ),
      foot: own + other,
    },
    {
      name: t('cornerMinutes.perMatch'),
      align: 'right',
      cell: (part) => perMatch(part.team + part.opponent),
      foot: perMatch(own + other),
    },
  ]
  return (
    <Dialog title={t('cornerMinutes.title')} place="sheet" onClose={onClose}>
      {matches === 0 ? (
        <EmptyState title={t('chart.unknown')} />
      ) : (
        <div className={styles.content}>
          <DataTable
            className={styles.table}
            caption={
              matches === listed.length
                ? t('matches', { count: matches })
                : t('chart.partly', { known: matches, count: listed.length })
            }
            captionClass={styles.caption}
            columns={columns}
            rows={intervals}
            keyOf={({ label }) => label}
          />
        </div>
      )}
    </Dialog>
  )
}
