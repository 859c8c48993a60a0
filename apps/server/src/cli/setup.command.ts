import { makeClock } from '@touchline/runtime'
import type { Command } from 'commander'
import { publicUrlOf } from '../config.ts'
import { hasAccounts } from '../modules/accounts/owner.queries.ts'
import { commandOperator, noteAudit } from '../modules/console/audit/audit.ts'
import { newSetupLink } from '../modules/setup/setup-link.ts'
import { beginSetup } from '../modules/setup/setup-state.ts'
import type { Cli } from './cli.ts'
import { EXIT, Failure } from './failure.ts'
import { openForCommand } from './open-for-command.ts'

export function addSetupCommand(program: Command, cli: Cli, finish: (code: number) => void): void {
  program
    .command('setup-link')
    .description('Print a link that sets a new site up; it works for a day, and those printed before no longer work')
    .action(async () => finish(await printLink(cli)))
}

async function printLink(cli: Cli): Promise<number> {
  const { database, config } = await openForCommand(cli)
  try {
    const now = makeClock(config.CLOCK).now()
    if (!(await beginSetup(database, config, now)))
      throw new Failure(
        'This site is set up, or is the demo world. Its settings are in the console; users owner makes an owner.',
      )
    const publicUrl = publicUrlOf(config)
    if (await hasAccounts(database))
      throw new Failure(`There is an account already. Its owner goes on at ${publicUrl}/setup.`)
    const link = await newSetupLink(database, { publicUrl, now })
    await noteAudit(database.pool, { operator: commandOperator(), deed: { action: 'site.setup_link' }, now })
    cli.print(`Open this link within a day: ${link}`)
    return EXIT.done
  } finally {
    await database.close()
  }
}
