import type { SquadPlayer } from '@touchline/contract'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Card } from '../../../ui/layout/card.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { Line, SquadRow } from './squad.model.ts'
import styles from './squad.module.css'

interface SquadCardProps {
  line: Line
  columns: readonly Column<SquadRow>[]
  rows: readonly SquadRow[]
  onOpen(player: SquadPlayer): void
}

/** The players of one line. The whole row opens the player's figures. */
export function SquadCard({ line, columns, rows, onOpen }: SquadCardProps) {
  const { t } = useTranslation('team')
  return (
    <Card title={t(`squad.${line}`)} note={rows.length} level={3} flush>
      {rows.length === 0 ? (
        <p className={styles.nobody}>{t('squad.nobody')}</p>
      ) : (
        <DataTable
          className={styles.table}
          caption={t(`squad.${line}`)}
          columns={columns}
          rows={rows}
          keyOf={({ player }) => player.player_id}
          rowProps={({ player }) => ({
            onClick: ({ target }) => {
              if (!(target as Element).closest('button')) onOpen(player)
            },
          })}
          hover
        />
      )}
    </Card>
  )
}
