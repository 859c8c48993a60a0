import { isIP } from 'node:net'

/** Proxies whose X-Forwarded-For is trusted: their number in a row before the server, or their addresses and networks. */
export type TrustedProxies = number | readonly string[]

/** For a row of proxies; longer ones are a mistake. */
const MAX_HOPS = 10

/** Whether an entry of the list is an address or a network. */
function isNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

/** @returns null where the text is neither a number of hops nor a list of addresses and networks */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= MAX_HOPS ? Number(text) : null
  const entries = text.split(',').map((entry) => entry.trim())
  return entries.every(isNetwork) ? entries : null
}

/**
 * The setting for Fastify. It takes a number as well, but trusts nobody then, because a client that bypasses the proxies could write hops
 * of their own: a number is for servers that only proxies reach.
 */
export function trustOf(
  proxies: TrustedProxies | undefined,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === undefined) return false
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies]
}
