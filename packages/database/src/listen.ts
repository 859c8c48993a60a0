import pg from 'pg'

/** A PostgreSQL server nudges those who follow `live_event` here. */
export const LIVE_CHANNEL = 'live'

const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 10_000

/**
 * Keeps one connection that listens on a channel and calls `onNudge` for each notification. A lost connection is made
 * again, with growing pauses, and then nudges once, because something may have been missed. Returns the way to stop.
 */
export async function followChannel(
  config: pg.ClientConfig,
  channel: string,
  onNudge: () => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let current: pg.Client | null = null
  let again: NodeJS.Timeout | undefined

  const retry = (pause: number) => {
    if (stopped) return
    clearTimeout(again)
    again = setTimeout(() => {
      connect().then(onNudge, () => retry(Math.min(pause * 2, MAX_PAUSE_MS)))
    }, pause)
  }

  const connect = async () => {
    const client = new pg.Client({ ...config, keepAlive: true })
    let lost = false
    const onLost = () => {
      if (lost) return
      lost = true
      client.end().catch(() => undefined)
      if (current !== client) return
      current = null
      retry(FIRST_PAUSE_MS)
    }
    client.on('error', onLost)
    client.on('end', onLost)
    client.on('notification', () => onNudge())
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      if (stopped || lost) throw new Error('The connection did not last')
      current = client
    } catch (error) {
      // Whoever stopped meanwhile has nothing to end: nobody else knows this connection.
      onLost()
      throw error
    }
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(again)
    const client = current
    current = null
    await client?.end()
  }
}
