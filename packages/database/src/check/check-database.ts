import { inSnapshot } from '../backup/snapshot.ts'
import type { Database } from '../connection.ts'
import { FOOTBALL_RULES } from './football-rules.ts'
import { STORAGE_RULES } from './storage-rules.ts'

export interface Finding {
  rule: string
  faults: string[]
}

/** Asks every rule of the database as it is at one moment; `onRule` learns of each as soon as it is known. */
export async function checkDatabase(database: Database, onRule?: (finding: Finding) => void): Promise<Finding[]> {
  return inSnapshot(database, async (client) => {
    const findings: Finding[] = []
    for (const { rule, faults } of [...STORAGE_RULES, ...FOOTBALL_RULES]) {
      const finding = { rule, faults: await faults(client) }
      findings.push(finding)
      onRule?.(finding)
    }
    return findings
  })
}
