import { Link } from '@tanstack/react-router'
import type { TransferView } from '@touchline/contract'
import { useMemo } from 'react'
import { useSetting } from '../../app/app.ts'
import { useNames, useTranslation } from '../../app/i18n/use-translation.ts'
import { playerPath, teamPath } from '../../app/paths.ts'
import { DayText } from '../day-text.tsx'
import { Crest } from '../entities/crest.tsx'
import { FittingName } from '../entities/fitting-name.tsx'
import { Portrait } from '../entities/portrait.tsx'
import shared from '../layout/two-line-table.module.css'
import type { Column } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import { newestFirst, transferFee, transferKind, withoutClub } from './transfer.model.ts'
import styles from './transfer-table.module.css'

/** Columns of a transfer on the page and in the file; days of the page as YYYY/MM/DD where the year is first. */
export function useTransferColumns(yearFirst?: boolean): readonly Column<TransferView>[] {
  const { t } = useTranslation('transfers')
  const kindOf = useNames('transfers.kinds')
  const language = useSetting('language')
  return useMemo(() => {
    const side = (name: 'from' | 'to', place: string | undefined): Column<TransferView> => ({
      name: t(name),
      className: `nowrap ${place}`,
      cell: (transfer) => <Team team={transfer[`${name}team`]} none={withoutClub(transfer)} />,
      csv: (transfer) => transfer[`${name}team`]?.name ?? null,
    })
    return [
      {
        key: 'player',
        name: t('player'),
        className: `nowrap ${styles.player}`,
        cell: ({ player_id, player: { common_name, image_path } }) => (
          <Link {...playerPath(player_id)} preload={false} className={shared.person} title={common_name}>
            <Portrait src={image_path} size={32} />
            <b className="wrapping semibold">{common_name}</b>
          </Link>
        ),
        csv: ({ player }) => player.common_name,
      },
      side('from', styles.from),
      side('to', styles.to),
      {
        name: t('date'),
        className: `nowrap ${styles.date}`,
        cell: ({ date }) => <DayText day={date} yearFirst={yearFirst} />,
        csv: ({ date }) => date,
      },
      {
        name: t('type'),
        className: `nowrap ${styles.kind}`,
        cell: (transfer) => {
          const { name, colour } = transferKind(transfer, kindOf)
          if (name === '') return null
          return (
            <span className={styles.type} data-type={colour}>
              {name}
            </span>
          )
        },
        csv: (transfer) => transferKind(transfer, kindOf).name.replace('?', ''),
      },
      {
        name: t('amount'),
        align: 'right',
        className: `nowrap ${styles.amount}`,
        cell: (transfer) => transferFee(transfer, language, t),
      },
      { name: t('euros'), csv: ({ amount }) => amount },
    ]
  }, [t, kindOf, language, yearFirst])
}

interface TransferTableProps {
  transfers: readonly TransferView[]
  /** False on the page of one player. */
  player?: boolean
  yearFirst?: boolean
}

/** Transfers, newest first: player, from, to, date, type, amount in millions; on phones two lines each, three with the player. */
export function TransferTable({ transfers, player = true, yearFirst }: TransferTableProps) {
  const { t } = useTranslation('transfers')
  const columns = useTransferColumns(yearFirst)
  const shown = useMemo(() => (player ? columns : columns.slice(1)), [columns, player])
  const rows = useMemo(() => newestFirst(transfers), [transfers])
  return (
    <DataTable
      className={`${shared.table} ${styles.table}`}
      data-player={player || undefined}
      caption={t('caption')}
      columns={shown}
      rows={rows}
      keyOf={({ id }) => id}
      hover
      long
    />
  )
}

/** One side of a transfer; `none` where a missing team means that there was none. */
function Team({ team, none }: { team: TransferView['fromteam']; none: boolean }) {
  const { t } = useTranslation('transfers')
  if (team === null) {
    return (
      <span className="muted" title={none ? undefined : t('unknownTeam')}>
        {none ? t('noClub') : '?'}
      </span>
    )
  }
  return (
    <Link {...teamPath(team.id)} preload={false} className={styles.team} title={team.name}>
      <Crest name={team.name} src={team.image_path} size={22} />
      <span className={styles.name}>
        <FittingName name={team.name} code={team.short_code} />
      </span>
    </Link>
  )
}
