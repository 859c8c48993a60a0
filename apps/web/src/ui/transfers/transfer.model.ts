import type { TransferView } from '@touchline/contract'
import { formatAmount, type NameLanguage, nameIn, readableName, TRANSFER_NAMES } from '@touchline/football'

type Kind = Pick<TransferView, 'type_id' | 'type'>

const COLOURS: Record<number, 'loan' | 'transfer' | 'free'> = { 218: 'loan', 219: 'transfer', 220: 'free' }
const [BOUGHT, FREE] = [219, 220]
const NOTHING = /^n\/?a$/i

/** What a transfer's type is called, and its colour; nothing is called nothing, a type nobody knows `?`. */
export function transferKind({ type_id, type }: Kind, language: NameLanguage) {
  const reported = type?.developer_name ?? null
  if (reported !== null && NOTHING.test(reported.trim())) return { name: '', colour: undefined }
  const name = nameIn(TRANSFER_NAMES, type_id, language) ?? (reported === null ? '?' : readableName(reported))
  return { name, colour: COLOURS[type_id] }
}

/** What was paid, in millions; `?` for a bought player whose fee is unknown, nothing where there need not be one. */
export function transferFee(
  { type_id, amount }: Pick<TransferView, 'type_id' | 'amount'>,
  language: NameLanguage,
): string {
  return amount === null && type_id === BOUGHT ? '?' : formatAmount(amount, language)
}

/** Whether a side without a team means that the player had none; otherwise it is only unknown. */
export const withoutClub = ({ type_id }: Pick<TransferView, 'type_id'>): boolean => type_id === FREE

/** A team where there is little room: its short code, otherwise the first three letters. */
export function shortTeam({ name, short_code }: { name: string; short_code: string | null }): string {
  return short_code ?? [...name].slice(0, 3).join('').toLocaleUpperCase()
}

/** Newest first; those of one day in the order they became known, the latest first. */
export function newestFirst<T extends Pick<TransferView, 'id' | 'date'>>(transfers: readonly T[]): T[] {
  return transfers.toSorted((one, other) =>
    one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1,
  )
}
