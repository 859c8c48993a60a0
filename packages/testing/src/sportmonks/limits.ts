export interface Limits {
  /** Calls an hour for each entity. */
  perHour: number
  /** Other numbers for some entities. */
  entities: Readonly<Record<string, number>>
  /** Seconds the "hour" lasts. */
  windowSeconds: number
}

/** Counts calls by entity; a window begins with the first call. */
export function callCounter(limits: Limits, now: () => number) {
  const windows = new Map<string, { begin: number; calls: number }>()
  const windowOf = (entity: string) => {
    const window = windows.get(entity)
    if (window && now() - window.begin < limits.windowSeconds * 1000) return window
    const fresh = { begin: now(), calls: 0 }
    windows.set(entity, fresh)
    return fresh
  }
  const state = (entity: string) => {
    const { begin, calls } = windowOf(entity)
    const total = limits.entities[entity] ?? limits.perHour
    return {
      resets_in_seconds: Math.max(0, Math.ceil((begin + limits.windowSeconds * 1000 - now()) / 1000)),
      remaining: Math.max(0, total - calls),
      requested_entity: entity,
    }
  }
  return {
    /** The remaining calls, as every answer reports them. */
    state,
    /** Counts a call that was answered. */
    count: (entity: string): void => {
      windowOf(entity).calls++
    },
  }
}
