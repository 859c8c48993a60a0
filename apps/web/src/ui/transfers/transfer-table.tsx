import type { TransferView } from '@touchline/contract'

interface TransferTableProps {
  /** Newest first. */
  transfers: readonly TransferView[]
  /** False on the page of one player. */
  player?: boolean
}

/** Transfers: player, from, to, date, type, amount in millions. */
export function TransferTable({ transfers }: TransferTableProps) {
  return (
    <ul>
      {transfers.map(({ id, player, date }) => (
        <li key={id}>
          {player.common_name} {date}
        </li>
      ))}
    </ul>
  )
}
