/** The most concurrent requests of an address that does not answer. */
const SLOTS = 4
const SLOW_MS = 2_000
const SLOW_FOR_MS = 60_000

export interface SlowHosts {
  /** @returns null where the host has all it may have at once */
  through<T>(host: string, work: () => Promise<T>): Promise<T | null>
}

/** Lets few requests at once through to hosts that were slow of late. */
export function slowHosts(): SlowHosts {
  const slowUntil = new Map<string, number>()
  const waiting = new Map<string, number>()
  return {
    through: async (host, work) => {
      const count = waiting.get(host) ?? 0
      const begun = performance.now()
      if ((slowUntil.get(host) ?? 0) > begun && count >= SLOTS) return null
      waiting.set(host, count + 1)
      try {
        return await work()
      } finally {
        waiting.set(host, (waiting.get(host) ?? 1) - 1)
        if (performance.now() - begun > SLOW_MS) slowUntil.set(host, performance.now() + SLOW_FOR_MS)
      }
    },
  }
}
