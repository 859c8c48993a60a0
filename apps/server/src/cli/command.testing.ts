import { join } from 'node:path'
import { runCli } from './run-cli.ts'

export interface CommandOutcome {
  code: number
  out: string
  complaints: string
}

/** Runs an operator's command on the embedded database of a folder, as the command line would. */
export async function runOn(folder: string, words: readonly string[]): Promise<CommandOutcome> {
  const out: string[] = []
  const complaints: string[] = []
  const code = await runCli(
    words,
    { DATA_DIR: join(folder, 'data') },
    { print: (line) => out.push(line), complain: (line) => complaints.push(line) },
  )
  return { code, out: out.join('\n'), complaints: complaints.join('\n') }
}
