import type { Command } from 'commander'
import { EXIT, Failure } from './failure.ts'

const IMPORTS: Readonly<Record<string, string>> = {
  openfootball: 'Fixtures and World Cups from openfootball JSON',
  schochastics: 'Minutes of goals, cards and substitutions from schochastics JSON',
  wyscout: 'Elevens, coaches, referees and venues from Wyscout JSON',
  statsbomb: 'Line-ups and events from StatsBomb JSON',
}

const GROUPS: Readonly<Record<string, { about: string; commands: readonly string[] }>> = {
  users: { about: 'Accounts and their access', commands: ['list', 'grant', 'revoke'] },
}

/** Commands of the plan that do nothing yet: they are named, and say so. */
export function addUnbuilt(program: Command, importing: Command): void {
  const built = new Set(importing.commands.map((command) => command.name()))
  for (const [name, about] of Object.entries(IMPORTS)) if (!built.has(name)) unbuilt(importing, name, about)
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
