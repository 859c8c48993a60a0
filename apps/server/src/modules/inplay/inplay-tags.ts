import type { Clock } from '../../clock.ts'

const DAY_MS = 86_400_000

/** What an answer about the matches going on is kept under: those of today and of yesterday. */
export function inplayTags(clock: Clock): string[] {
  const now = clock.now().getTime()
  return ['reference', ...[now - DAY_MS, now].map((at) => `day:${new Date(at).toISOString().slice(0, 10)}`)]
}
