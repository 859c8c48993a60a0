import { useSyncExternalStore } from 'react'

/** How the live stream is doing: nobody listens, it is being opened, it is there, or it has been away for a while. */
export type StreamState = 'rest' | 'coming' | 'open' | 'lost'

/** A stream that comes back sooner was hardly away. */
const LOST_MS = 8000

let state: StreamState = 'rest'
let bytesAt = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function change(next: StreamState) {
  if (state === next) return
  state = next
  for (const listener of listeners) listener()
}

/** For the stream: what it is doing. One that is being opened for too long counts as lost until it is there. */
export function noteState(next: Exclude<StreamState, 'lost'>): void {
  if (next === 'coming') {
    if (state === 'lost' || state === 'coming') return
    timer = setTimeout(change, LOST_MS, 'lost')
  } else clearTimeout(timer)
  change(next)
}

/** For the stream: it last sent something at this moment (Date.now()). */
export function noteBytes(at: number): void {
  bytesAt = at
}

/** When the stream last sent something (Date.now()); 0 when it never was. While it is open everything reported is on the page by then. */
export function streamLastBytesAt(): number {
  return bytesAt
}

export function isStreamOpen(): boolean {
  return state === 'open'
}

/** The state of the live stream; the component follows it. */
export function useStreamState(): StreamState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
    () => 'rest',
  )
}
