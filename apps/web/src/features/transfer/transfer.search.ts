import { TRANSFER_NAMES } from '@touchline/football'

/** The address of the latest transfers: of one type only, all of them when left out. */
export interface TransferSearch {
  type?: number | undefined
}

/** Reads the address; an unknown type counts as missing. */
export function readTransferSearch({ type }: Record<string, unknown>): TransferSearch {
  return { type: TRANSFER_NAMES.find(({ id }) => id === Number(type))?.id }
}
