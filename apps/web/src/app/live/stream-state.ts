import { createStore, useStore } from '../store.ts'

/** The state of the live stream: no listeners, connecting, open, or lost for a while. */
export type StreamState = 'rest' | 'coming' | 'open' | 'lost'

/** A stream that comes back sooner was hardly away. */
const LOST_MS = 8000

const state = createStore<StreamState>('rest')
let bytesAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Sets the state for the stream. One that connects for too long counts as lost until it is open. */
export function noteState(next: Exclude<StreamState, 'lost'>): void {
  if (next === 'coming') {
    if (state.get() === 'lost' || state.get() === 'coming') return
    timer = setTimeout(state.set, LOST_MS, 'lost')
  } else clearTimeout(timer)
  state.set(next)
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
  return state.get() === 'open'
}

/** The state of the live stream; the component follows it. */
export const useStreamState = (): StreamState => useStore(state, () => 'rest')
