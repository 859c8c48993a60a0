import type pg from 'pg'

/** Something that has to hold of a database. */
export interface Rule {
  /** In words: every fixture has two sides. */
  rule: string
  /** Violations, a sentence each. */
  faults(client: pg.ClientBase): Promise<string[]>
}
