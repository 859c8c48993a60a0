import { randomUUID } from 'node:crypto'
import { fileParser } from './file-parser.ts'
import { type ClientOptions, openClients } from './open-clients.ts'
import type { OpenContext } from './open-context.ts'

export interface OpenOptions
  extends Omit<ClientOptions, 'signal'>,
    Pick<OpenContext, 'log' | 'ladder' | 'heldMs'>,
    Partial<Pick<OpenContext, 'onFill'>> {
  /** True for the one server of an embedded database, which after a crash need not wait for its own leases. */
  onlyServer?: boolean
}

/** Whom the jobs of the open feed ask, and what they share. */
export function makeOpenContext(options: OpenOptions, signal: AbortSignal): OpenContext {
  const { database, clock, log, settings, ladder, heldMs, onlyServer, onFill = () => undefined } = options
  return {
    ...{ database, clock, log, settings, ladder, heldMs, onFill, signal },
    clients: openClients({ ...options, signal }),
    parser: fileParser(signal),
    holder: onlyServer ? 'embedded' : randomUUID(),
  }
}
