import type { Command } from 'commander'
import { EXIT, Failure } from './failure.ts'

/** A command of the plan that does nothing yet: it is named, and says so. */
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
