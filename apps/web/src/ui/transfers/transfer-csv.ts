import type { TransferView } from '@touchline/contract'
import type { NameLanguage } from '@touchline/football'
import type { CsvValue } from '../lists/csv.ts'
import { transferKind } from './transfer.model.ts'

type Column = 'player' | 'from' | 'to' | 'date' | 'type' | 'euros'

/** A list of transfers as a table of a file: days as they are stored, amounts in euros; what is unknown is empty. */
export function transferCsv(
  transfers: readonly TransferView[],
  t: (column: Column) => string,
  language: NameLanguage,
): { head: string[]; rows: CsvValue[][] } {
  return {
    head: [t('player'), t('from'), t('to'), t('date'), t('type'), t('euros')],
    rows: transfers.map((one) => [
      one.player.common_name,
      one.fromteam?.name ?? null,
      one.toteam?.name ?? null,
      one.date,
      transferKind(one, language).name.replace('?', ''),
      one.amount,
    ]),
  }
}
