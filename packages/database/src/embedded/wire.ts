/** What a client sent, cut so that the one backend can serve it without another client's messages coming between. */
export interface Unit {
  /** `work` goes to the database; the other two are answered by the socket itself. */
  kind: 'work' | 'encryption' | 'cancel' | 'goodbye'
  bytes: Buffer
  /** Names of the statements it prepares. */
  prepared: string[]
}

const ENCRYPTION_REQUESTS = new Set([80877103, 80877104])
const CANCEL_REQUEST = 80877102
const PARSE = 0x50
const SYNC = 0x53
const SIMPLE_QUERY = 0x51
const TERMINATE = 0x58

/**
 * Cuts the byte stream of one client into units: the start-up packet, a simple query, or everything up to a Sync.
 * Between Parse and Sync the unnamed statement belongs to this client alone, so a unit is never split.
 * Returns a function that takes the next bytes and gives the units that are complete now.
 */
export function unitReader(): (chunk: Buffer) => Unit[] {
  let chunks: Buffer[] = []
  let started = false
  let scanned = 0
  let held = 0
  let wanted = 5
  let prepared: string[] = []

  return (chunk) => {
    chunks.push(chunk)
    held += chunk.length
    if (held < wanted) return []
    let buffer = chunks.length === 1 ? chunk : Buffer.concat(chunks)
    wanted = 0
    const units: Unit[] = []
    const take = (length: number, kind: Unit['kind']) => {
      units.push({ kind, bytes: buffer.subarray(0, length), prepared })
      prepared = []
      buffer = buffer.subarray(length)
      scanned = 0
      wanted = 0
    }
    while (buffer.length - scanned >= 5) {
      if (!started) {
        const length = buffer.readInt32BE(0)
        wanted = Math.max(length, 8)
        if (buffer.length < wanted) break
        const code = buffer.readInt32BE(4)
        if (ENCRYPTION_REQUESTS.has(code)) take(length, 'encryption')
        else if (code === CANCEL_REQUEST) take(length, 'cancel')
        else {
          started = true
          take(length, 'work')
        }
        continue
      }
      const type = buffer[scanned]
      const end = scanned + 1 + buffer.readInt32BE(scanned + 1)
      wanted = end
      if (buffer.length < wanted) break
      const name = type === PARSE ? textAt(buffer, scanned + 5) : ''
      if (name !== '') prepared.push(name)
      scanned = end
      if (type === SYNC || type === SIMPLE_QUERY) take(end, 'work')
      else if (type === TERMINATE) take(end, 'goodbye')
    }
    chunks = buffer.length > 0 ? [buffer] : []
    held = buffer.length
    wanted = Math.max(wanted, scanned + 5)
    return units
  }
}

const textAt = (buffer: Buffer, start: number): string => buffer.toString('utf8', start, buffer.indexOf(0, start))
