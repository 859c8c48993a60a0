import { readFileSync } from 'node:fs'
import { type Command, Option } from 'commander'
import { z } from 'zod'
import { type ChainFindings, type KeptHead, unguardedTables, verifyChain } from '../modules/record/verify-record.ts'
import type { Cli } from './cli.ts'
import { EXIT, Failure } from './failure.ts'
import { openForCommand } from './open-for-command.ts'

export function addRecordCommands(program: Command, cli: Cli, finish: (code: number) => void): void {
  const record = program.command('record').description('The record of forecasts')
  record
    .command('verify')
    .description('Compute the chain of hashes again from every row and compare it with the heads')
    .addOption(
      new Option('--heads <file>', 'also compare with heads downloaded earlier: the answer of /api/record/heads'),
    )
    .action(async ({ heads }: { heads?: string }) => finish(await verify(cli, heads)))
}

const keptHeads = z.object({
  simulated: z.boolean(),
  heads: z.array(z.object({ day: z.iso.date(), hash: z.string() })),
})

function readKept(path: string): z.infer<typeof keptHeads> {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new Failure(`There is no file ${path}`, EXIT.notUnderstood)
  }
  try {
    return keptHeads.parse(JSON.parse(text))
  } catch {
    throw new Failure(`${path} is no answer of /api/record/heads`, EXIT.notUnderstood)
  }
}

async function verify(cli: Cli, path: string | undefined): Promise<number> {
  const kept = path === undefined ? null : readKept(path)
  const { database } = await openForCommand(cli)
  try {
    let faults = 0
    for (const table of await unguardedTables(database.pool)) {
      faults += 1
      cli.complain(`WRONG  ${table} can be changed: its trigger is missing or off`)
    }
    for (const simulated of [false, true]) {
      const expected: KeptHead[] = kept?.simulated === simulated ? kept.heads : []
      const findings = await verifyChain(database.pool, simulated, expected)
      faults += findings.faults.length
      report(cli, findings)
    }
    return faults === 0 ? EXIT.done : EXIT.failed
  } finally {
    await database.close()
  }
}

function report({ print, complain }: Cli, { simulated, days, forecasts, unsealed, faults }: ChainFindings): void {
  const name = simulated ? 'simulated record' : 'record'
  for (const fault of faults) complain(`WRONG  ${name}, ${fault}`)
  const counted = `${days} days, ${forecasts} forecasts, ${unsealed} not sealed yet`
  if (faults.length === 0) print(`right  ${name}: ${counted}`)
  else print(`       ${name}: ${counted}`)
}
