import { useLive } from '../../ui/live/use-live.ts'
import { onHeard } from './live.ts'
import { UPCOMING_KEY } from './queries.ts'

const LISTS = { keys: [[UPCOMING_KEY]], onHeard }

/** Keeps every list of matches in step with the live stream while the page is open. */
export function useLiveMatches(): void {
  useLive(LISTS)
}
