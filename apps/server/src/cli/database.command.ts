import { statSync } from 'node:fs'
import { basename } from 'node:path'
import {
  type BackupSummary,
  checkDatabase,
  compareBackup,
  type Database,
  type Finding,
  readBackup,
  restoreBackup,
  writeBackup,
} from '@touchline/database'
import type { Command } from 'commander'
import type { Deed } from '../modules/console/audit/audit.ts'
import type { Cli } from './cli.ts'
import { EXIT } from './failure.ts'
import { noteCommand } from './note-command.ts'
import { openAsItIs, openForCommand } from './open-for-command.ts'
import { type Progress, showProgress } from './progress.ts'

export function addDatabaseCommands(program: Command, cli: Cli, finish: (code: number) => void): void {
  const db = program.command('db').description('Care for the database')
  db.command('migrate')
    .description('Bring the tables up to date')
    .action(async () => {
      const { database } = await openForCommand(cli)
      await database.close()
      cli.print('The tables are up to date.')
      finish(EXIT.done)
    })
  db.command('backup')
    .description('Write everything the database holds at this moment into one file')
    .argument('[file]', 'name of the file; by default one with the time in it, in this folder')
    .action(async (file?: string) => finish(await backup(cli, file)))
  db.command('restore')
    .description('Put a backup into an empty database of either kind')
    .argument('<file>', 'a file that db backup wrote')
    .action(async (file: string) => finish(await restore(cli, file)))
  db.command('check')
    .description('Report faults in the database; changes nothing')
    .argument('[file]', 'a backup whose rows the database should have, no more and no less')
    .action(async (file?: string) => finish(await check(cli, file)))
}

async function backup(cli: Cli, file?: string): Promise<number> {
  const now = new Date()
  const path = file ?? `touchline-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`
  const { database } = await openAsItIs(cli, 'command')
  try {
    const { step, end } = rowProgress(cli)
    const name = basename(path)
    // Before it, so that the backup has the entry too.
    await note(cli, database, { action: 'site.backup', thing: { id: name, name } })
    const summary = await writeBackup(database, path, { now, onRows: step }).finally(end)
    cli.print(`${path}: ${contents(summary)}, ${megabytes(statSync(path).size)}.`)
    cli.print(
      'It holds accounts: keep it where only you can read it. Fetched images are not in it; they are fetched again.',
    )
    return EXIT.done
  } finally {
    await database.close()
  }
}

async function restore(cli: Cli, file: string): Promise<number> {
  // A restore wants an embedded database for itself.
  const { database } = await openAsItIs(cli, 'server')
  try {
    const stages = { read: rowProgress(cli, 'rows read'), restored: rowProgress(cli, 'rows restored') }
    const summary = await restoreBackup(database, file, {
      onRows: (stage, ...progress) => {
        if (stage === 'restored') stages.read.end()
        stages[stage].step(...progress)
      },
    }).finally(() => {
      stages.read.end()
      stages.restored.end()
    })
    const name = basename(file)
    await note(cli, database, { action: 'site.restore', thing: { id: name, name } })
    cli.print(`Restored ${contents(summary)}, taken ${summary.takenAt}.`)
    return EXIT.done
  } finally {
    await database.close()
  }
}

/** A database of an older version may have no audit, and a standby takes no entry. */
const note = (cli: Cli, database: Database, deed: Deed): Promise<void> =>
  noteCommand(database, deed).catch((error: Error) => cli.complain(`This is not in the audit: ${error.message}`))

async function check(cli: Cli, file?: string): Promise<number> {
  const kept = file === undefined ? null : await readBackup(file)
  const { database } = await openAsItIs(cli, 'command')
  try {
    const findings = await checkDatabase(database, (finding) => report(cli, finding))
    if (kept !== null) {
      const finding = { rule: `the rows are those of ${file}`, faults: await compareBackup(database, kept) }
      findings.push(finding)
      report(cli, finding)
    }
    return findings.every(({ faults }) => faults.length === 0) ? EXIT.done : EXIT.failed
  } finally {
    await database.close()
  }
}

function report({ print, complain }: Cli, { rule, faults }: Finding): void {
  if (faults.length === 0) print(`right  ${rule}`)
  else complain([`WRONG  ${rule}`, ...faults.map((fault) => `       ${fault}`)].join('\n'))
}

/** Progress over rows, whose number is known with the first of them. */
function rowProgress(cli: Cli, unit = 'rows') {
  let progress: Progress | null = null
  return {
    step: (done: number, of: number, table: string) => {
      progress ??= showProgress(of, unit, cli.print)
      progress.step(done, table)
    },
    end: () => {
      progress?.end()
      progress = null
    },
  }
}

const contents = ({ rows, tables }: BackupSummary) => `${rows.toLocaleString('en-GB')} rows of ${tables.size} tables`

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
