import { hash } from 'node:crypto'

/** The contents of a table in one number that does not depend on the order of its rows. */
export interface Checksum {
  rows: number
  /** 32 hexadecimal digits. */
  checksum: string
}

const LIMIT = 1n << 128n

/**
 * Adds up the hashes of rows, so that two databases can be compared without sorting: they sort texts differently.
 * A row is its columns as PostgreSQL writes them, in one line of JSON.
 */
export function addingChecksum(): { add(line: string): void; result(): Checksum } {
  let rows = 0
  let sum = 0n
  return {
    add: (line) => {
      const digest = hash('sha256', line, 'buffer')
      sum += (digest.readBigUInt64BE(0) << 64n) | digest.readBigUInt64BE(8)
      rows += 1
    },
    result: () => ({ rows, checksum: (sum % LIMIT).toString(16).padStart(32, '0') }),
  }
}
