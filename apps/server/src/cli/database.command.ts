import type { Command } from 'commander'
import { EXIT } from './failure.ts'
import { openForCommand } from './open-for-command.ts'
import type { Cli } from './run-cli.ts'
import { unbuilt } from './unbuilt.command.ts'

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
  for (const name of ['backup', 'restore', 'check']) unbuilt(db, name, '')
}
