import { Link } from '@tanstack/react-router'
import type { TransferView } from '@touchline/contract'
import { memo, useMemo } from 'react'
import { useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { playerPath, teamPath } from '../../app/paths.ts'
import { DayText } from '../day-text.tsx'
import { Crest } from '../entities/crest.tsx'
import { Portrait } from '../entities/portrait.tsx'
import shared from '../layout/two-line-table.module.css'
import { LongRows } from '../lists/long-rows.tsx'
import { newestFirst, shortTeam, transferFee, transferKind, withoutClub } from './transfer.model.ts'
import styles from './transfer-table.module.css'

interface TransferTableProps {
  transfers: readonly TransferView[]
  /** False on the page of one player. */
  player?: boolean
  /** Days as YYYY/MM/DD. */
  yearFirst?: boolean
}

/** Transfers, newest first: player, from, to, date, type, amount in millions; on phones two lines each. */
export function TransferTable({ transfers, player = true, yearFirst }: TransferTableProps) {
  const { t } = useTranslation('transfers')
  const rows = useMemo(() => newestFirst(transfers), [transfers])
  return (
    <table className={`${shared.table} ${styles.table}`} data-player={player || undefined}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          {player ? (
            <th scope="col" className={styles.player}>
              {t('player')}
            </th>
          ) : null}
          <th scope="col">{t('from')}</th>
          <th scope="col">{t('to')}</th>
          <th scope="col" className={styles.date}>
            {t('date')}
          </th>
          <th scope="col" className={styles.kind}>
            {t('type')}
          </th>
          <th scope="col" className={styles.amount}>
            {t('amount')}
          </th>
        </tr>
      </thead>
      <LongRows rows={rows} as="tbody">
        {(transfer) => <Row key={transfer.id} transfer={transfer} player={player} yearFirst={yearFirst} />}
      </LongRows>
    </table>
  )
}

interface RowProps {
  transfer: TransferView
  player: boolean
  yearFirst: boolean | undefined
}

/** Drawn once: further pages of the list leave it alone. */
const Row = memo(function Row({ transfer, player, yearFirst }: RowProps) {
  const { language } = useSettings()
  const { name, colour } = transferKind(transfer, language)
  const { common_name, image_path } = transfer.player
  return (
    <tr>
      {player ? (
        <td className={styles.player}>
          <Link {...playerPath(transfer.player_id)} preload={false} className={shared.person} title={common_name}>
            <Portrait src={image_path} size={32} />
            <b className={styles.cut}>{common_name}</b>
          </Link>
        </td>
      ) : null}
      <td className={styles.from}>
        <Team team={transfer.fromteam} none={withoutClub(transfer)} />
      </td>
      <td className={styles.to}>
        <Team team={transfer.toteam} none={withoutClub(transfer)} />
      </td>
      <td className={styles.date}>
        <DayText day={transfer.date} yearFirst={yearFirst} />
      </td>
      <td className={styles.kind}>
        {name === '' ? null : (
          <span className={styles.type} data-type={colour}>
            {name}
          </span>
        )}
      </td>
      <td className={styles.amount}>{transferFee(transfer, language)}</td>
    </tr>
  )
})

/** One side of a transfer; `none` where a missing team means that there was none. */
function Team({ team, none }: { team: TransferView['fromteam']; none: boolean }) {
  const { t } = useTranslation('transfers')
  if (team === null) {
    return (
      <span className={styles.nobody} title={none ? undefined : t('unknownTeam')}>
        {none ? t('noClub') : '?'}
      </span>
    )
  }
  return (
    <Link {...teamPath(team.id)} preload={false} className={styles.team} title={team.name}>
      <Crest name={team.name} src={team.image_path} size={22} />
      <span className={styles.cut}>{team.name}</span>
      <span className={styles.code}>{shortTeam(team)}</span>
    </Link>
  )
}
