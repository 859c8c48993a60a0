import { randomUUID } from 'node:crypto'
import { fileParser } from './file-parser.ts'
import { type ClientOptions, openClients } from './open-clients.ts'
import type { OpenContext } from './open-context.ts'

export interface OpenOptions
  extends Omit<ClientOptions, 'signal'>,
    Pick<OpenContext, 'log' | 'ladder' | 'heldMs'>,
    Partial<Pick<OpenContext, 'onFill'>> {
  /** Name of the holder of leases; unique per process unless given. */
  holder?: string
}

/** Clients and shared state of the jobs of the open feed. */
export function makeOpenContext(options: OpenOptions, signal: AbortSignal): OpenContext {
  const { database, clock, log, settings, ladder, heldMs, holder = randomUUID(), onFill = () => undefined } = options
  return {
    ...{ database, clock, log, settings, ladder, heldMs, holder, onFill, signal },
    clients: openClients({ ...options, signal }),
    parser: fileParser(signal),
  }
}
