import { newSecret } from '../../accounts/secrets.ts'

const LASTS_MS = 60_000

/** Addresses that give one file once, within a minute: a browser saves a large file only from an address, which carries no token. */
export function backupLinks(now: () => number) {
  const links = new Map<string, { name: string; until: number }>()
  return {
    make(name: string): string {
      for (const [key, { until }] of links) if (until < now()) links.delete(key)
      const key = newSecret()
      links.set(key, { name, until: now() + LASTS_MS })
      return key
    },
    /** Null if it does not work (any more). */
    use(key: string): string | null {
      const link = links.get(key)
      links.delete(key)
      return link === undefined || link.until < now() ? null : link.name
    },
  }
}
