import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LEGAL_PAGES, type LegalPage } from '@touchline/contract'
import { LANGUAGES } from '@touchline/messages'
import type { Log } from '../../platform/log.ts'
import { fileName } from './legal-files.ts'
import { legalTextOf } from './legal-text.ts'

/** Reports faults in the folder of legal texts to the operator; the server starts anyway. */
export async function reportLegalFaults(folder: string | undefined, log: Pick<Log, 'info' | 'warn'>): Promise<void> {
  const { faults, missing } =
    folder === undefined ? { faults: [], missing: LEGAL_PAGES } : await checkLegalFolder(folder)
  for (const fault of faults) log.warn(`LEGAL_DIR: ${fault}`)
  if (missing.length > 0) log.info(`Legal texts that are still the starting texts: ${missing.join(', ')}`)
}

/** Faults in the operator's folder, in words, and pages without a text of the operator. */
export async function checkLegalFolder(folder: string): Promise<{ faults: string[]; missing: LegalPage[] }> {
  const faults: string[] = []
  const given = new Set<LegalPage>()
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    faults.push(`${folder} cannot be read (${error.code})`)
    return []
  })
  const pages = new Map(LEGAL_PAGES.flatMap((page) => LANGUAGES.map((of) => [fileName(page, of), page] as const)))
  for (const name of names) {
    const page = pages.get(name)
    if (page === undefined) {
      if (name.endsWith('.md')) faults.push(`${name} is none of ${[...pages.keys()].join(', ')}`)
      continue
    }
    given.add(page)
    faults.push(...(await faultsOf(join(folder, name))).map((fault) => `${name} ${fault}`))
  }
  return { faults, missing: LEGAL_PAGES.filter((page) => !given.has(page)) }
}

async function faultsOf(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => error)
  if (typeof text !== 'string') return [`cannot be read (${text.code})`]
  const { title, html, version } = legalTextOf(text, '')
  return [
    title === null && 'has no line "# Title"',
    html.trim() === '' && 'is empty',
    version === null && 'has no line "Version: YYYY-MM-DD", so the day the file was changed is shown',
    text.includes('\uFFFD') && 'is not written in UTF-8',
  ].filter((fault) => fault !== false)
}
