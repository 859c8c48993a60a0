import pg from 'pg'

/** A PostgreSQL server nudges those who follow `live_event` here. */
export const LIVE_CHANNEL = 'live'
/** Topic of the rows that name a change, by tags such as `fixture:12` and `day:2026-11-21`, and by ids for computed data. */
export const CHANGE_TOPIC = 'change'

const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 10_000

/**
 * Holds one connection that listens on a channel and calls `onNudge` for each notification. A lost connection is opened again, with growing
 * pauses, and then nudges once, because notifications may have been missed. Returns a function that stops it.
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
      // Stopped meanwhile: nobody else knows this connection, so end it here.
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
