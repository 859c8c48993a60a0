import type { Command } from 'commander'
import { EXIT, Failure } from './failure.ts'

const GROUPS: Readonly<Record<string, { about: string; commands: readonly string[] }>> = {
  users: { about: 'Accounts and their access', commands: ['list', 'grant', 'revoke'] },
}

/** Commands of the plan that do nothing yet: they are named, and say so. */
export function addUnbuilt(program: Command): void {
  for (const [group, { about, commands }] of Object.entries(GROUPS)) {
    const parent = program.command(group).description(about)
    for (const name of commands) unbuilt(parent, name, '')
  }
}

export function unbuilt(parent: Command, name: string, about: string): void {
  parent
    .command(name)
    .description(`${about} (not built yet)`.trim())
    .argument('[words...]')
    .allowUnknownOption()
    .action(() => {
      const path = parent.parent ? `${parent.name()} ${name}` : name
      throw new Failure(`The command "${path}" is not built yet.`, EXIT.notUnderstood)
    })
}
