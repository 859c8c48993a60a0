/** The part of a match that a list counts: 0 the whole match, 1 the first half, 2 the second. */
export type Half = 0 | 1 | 2

/** Cards after this minute count nowhere. */
export const LAST_CARD_MINUTE = 90

/**
 * Whether a minute belongs to the part: below 46 to the first half, above 45 to the second. Added time keeps the minute of its
 * half (45+2 is 45); extra time goes with the second half.
 */
export function inHalf(minute: number, half: Half): boolean {
  if (half === 0) return true
  return half === 1 ? minute < 46 : minute > 45
}
