import { statfs } from 'node:fs/promises'
import { connect } from 'node:tls'
import { HOUR_MS } from '@touchline/football'

const TIMEOUT_MS = 3_000
const KEPT_MS = HOUR_MS

/** Free space on the disk of a folder. */
export interface Disk {
  freeBytes: number
  /** Per cent that is in use. */
  used: number
}

/** @returns null if the folder cannot be read */
export async function diskOf(folder: string): Promise<Disk | null> {
  const found = await statfs(folder).catch(() => null)
  if (found === null || found.blocks === 0) return null
  const used = Math.round((100 * (found.blocks - found.bavail)) / found.blocks)
  return { freeBytes: found.bavail * found.bsize, used }
}

const kept = new Map<string, { at: number; until: Promise<Date | null> }>()

/**
 * End of the certificate of the site's own address, read once an hour.
 * @returns null if the address is not https or does not answer
 */
export function certificateEnd(publicUrl: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return Promise.resolve(null)
  const known = kept.get(publicUrl)
  if (known !== undefined && performance.now() - known.at < KEPT_MS) return known.until
  const until = readCertificate(hostname, Number(port || 443))
  kept.set(publicUrl, { at: performance.now(), until })
  return until
}

function readCertificate(host: string, port: number): Promise<Date | null> {
  const { promise, resolve } = Promise.withResolvers<Date | null>()
  // Reads one that is no longer valid too.
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: TIMEOUT_MS }, () => {
    const { valid_to: until } = socket.getPeerCertificate()
    resolve(until ? new Date(until) : null)
    socket.destroy()
  })
  for (const event of ['error', 'timeout'] as const)
    socket.once(event, () => {
      resolve(null)
      socket.destroy()
    })
  return promise
}
