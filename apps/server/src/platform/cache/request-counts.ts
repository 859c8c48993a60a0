import { hash, randomBytes } from 'node:crypto'

const ROWS = 4
const WIDTH = 2 ** 17
const MAX_COUNT = 255

/**
 * Approximate counts of recent requests by key, in half a megabyte for any number of keys: a key has one counter in each row, shared with
 * others, and the lowest one counts. All are halved after a number of requests, so that yesterday's popular ones make room.
 */
export function requestCounts(): { add(key: string): void; of(key: string): number } {
  const counters = new Uint8Array(ROWS * WIDTH)
  // Without it strangers could find keys that share the counters of a popular one.
  const salt = randomBytes(16).toString('hex')
  let added = 0

  const placesOf = (key: string): number[] => {
    const digest = hash('sha1', salt + key, 'buffer')
    return Array.from({ length: ROWS }, (_, row) => row * WIDTH + (digest.readUInt32LE(row * 4) % WIDTH))
  }

  return {
    add: (key) => {
      for (const place of placesOf(key)) counters[place] = Math.min(MAX_COUNT, (counters[place] ?? 0) + 1)
      added += 1
      if (added < WIDTH) return
      added = 0
      for (let place = 0; place < counters.length; place++) counters[place] = (counters[place] ?? 0) >> 1
    },
    of: (key) => Math.min(...placesOf(key).map((place) => counters[place] ?? 0)),
  }
}
