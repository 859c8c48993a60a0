import { Command, CommanderError } from 'commander'
import product from '../../../../package.json' with { type: 'json' }
import { ConfigError } from '../config.ts'
import type { Cli } from './cli.ts'
import { addCoverageCommand } from './coverage/coverage.command.ts'
import { addDatabaseCommands } from './database.command.ts'
import { EXIT, Failure } from './failure.ts'
import { addFileImports } from './import.command.ts'
import { addModelCommands } from './model.command.ts'
import { printable } from './printable.ts'
import { addRecordCommands } from './record.command.ts'
import { addSetupCommand } from './setup.command.ts'
import { addSyncCommand } from './sync.command.ts'
import { addTeamsCommands } from './teams.command.ts'
import { addUsersCommands } from './users/users.command.ts'

/** Errors whose message says all that a person needs. */
const PLAIN_CODES = new Set([
  'FOLDER_IN_USE',
  'OWNER_NOT_ANSWERING',
  'EXTENSION_MISSING',
  'SERVER_UNREACHABLE',
  'OTHER_WORLD',
  'NO_INPUT',
  'NO_TEAM',
  'TEAMS_MEET',
  'BACKUP_FAULT',
  'NEWER_SCHEMA',
])

/**
 * Runs one command of the operator.
 * @returns the exit code: 0 done, 1 failed or done in part, 2 not understood
 */
export async function runCli(
  words: readonly string[],
  environment: Cli['environment'],
  {
    print = (line) => void process.stdout.write(`${line}\n`),
    complain = (line) => void process.stderr.write(`${line}\n`),
  }: Partial<Pick<Cli, 'print' | 'complain'>> = {},
): Promise<number> {
  const cli: Cli = {
    environment,
    print: (line) => print(printable(line)),
    complain: (line) => complain(printable(line)),
  }
  let code: number = EXIT.done
  const program = new Command('touchline')
    .description('The operator’s commands. They work while the server runs.')
    .version(product.version, '--version', 'Print the version')
    .exitOverride()
    .showHelpAfterError('Run with --help to see the commands.')
    .configureOutput({ writeOut: (out) => cli.print(out.trimEnd()), writeErr: (out) => cli.complain(out.trimEnd()) })
  const importing = program.command('import').description('Take data from files')
  const finish = (result: number) => {
    code = result
  }
  addFileImports(importing, cli, finish)
  addCoverageCommand(program, cli, finish)
  addDatabaseCommands(program, cli, finish)
  addModelCommands(program, cli, finish)
  addRecordCommands(program, cli, finish)
  addSetupCommand(program, cli, finish)
  addSyncCommand(program, cli, finish)
  addTeamsCommands(program, cli, finish)
  addUsersCommands(program, cli, finish)
  try {
    await program.parseAsync(words, { from: 'user' })
    return code
  } catch (error) {
    return failed(error, cli)
  }
}

function failed(error: unknown, { complain, environment }: Cli): number {
  // Commander has printed the error by now.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.notUnderstood
  if (error instanceof Failure) {
    complain(error.message)
    return error.exitCode
  }
  if (error instanceof ConfigError) {
    complain(error.message)
    return EXIT.failed
  }
  const { code, message, stack } = error as NodeJS.ErrnoException
  complain(message)
  if (code === 'NO_INPUT') return EXIT.notUnderstood
  if (!PLAIN_CODES.has(code ?? '') && environment.LOG_LEVEL === 'debug') complain(stack ?? '')
  return EXIT.failed
}
