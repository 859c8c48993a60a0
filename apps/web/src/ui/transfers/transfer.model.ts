import type { TransferView } from '@touchline/contract'
import { formatAmount, nameIn, readableName, TRANSFER_NAMES } from '@touchline/football'
import type { Language } from '@touchline/messages'
import type { Translate } from '@touchline/messages/translation'

type Kind = Pick<TransferView, 'type_id' | 'type'>

const COLOURS: Record<number, 'loan' | 'transfer' | 'free'> = { 218: 'loan', 219: 'transfer', 220: 'free' }
const [BOUGHT, FREE] = [219, 220]
const NOTHING = /^n\/?a$/i

/** The name of a transfer's type, and its colour; none for no type, `?` for an unknown one. */
export function transferKind({ type_id, type }: Kind, wordsOf: (name: string) => string) {
  const reported = type?.developer_name ?? null
  if (reported !== null && NOTHING.test(reported.trim())) return { name: '', colour: undefined }
  const known = nameIn(TRANSFER_NAMES, type_id)
  const name = known === null ? (reported === null ? '?' : readableName(reported)) : wordsOf(known)
  return { name, colour: COLOURS[type_id] }
}

/** The fee in millions; `?` for a bought player whose fee is unknown, nothing where there need not be one. */
export function transferFee(
  { type_id, amount }: Pick<TransferView, 'type_id' | 'amount'>,
  language: Language,
  t: Translate<'transfers'>,
): string {
  if (amount === null && type_id === BOUGHT) return '?'
  return formatAmount(amount, language, (millions) => t('millions', { millions }))
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
