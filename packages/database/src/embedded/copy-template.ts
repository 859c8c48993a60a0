import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Begins a database with a copy of the template, where one was built and there is no database yet: making one takes the engine ten times as
 * long. It is there as a whole or not at all.
 */
export function copyTemplate(folder: string, template: string): void {
  if (existsSync(folder) || !existsSync(template)) return
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(template, unfinished, { recursive: true })
  renameSync(unfinished, folder)
}
