import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { WITHIN_PAGE } from '../address-shares.ts'
import type { TrustedProxies } from '../trusted-proxies.ts'

/** Country of the visitor of a page, on the calls that the page makes while it is drawn. */
export const PAGE_COUNTRY = 'x-country-of-page'

/** Two letters of ISO 3166, or null where it is not known. */
export type CountryOf = (request: IncomingMessage) => string | null

interface CountryOptions {
  /** Header in which a proxy names the country; null where none does. */
  header: string | null
  /** Proxies that are believed. */
  proxies: TrustedProxies | undefined
}

/** The country of a visitor as a trusted proxy names it: what others write in the header does not count. */
export function visitorCountry({ header, proxies }: CountryOptions): CountryOf {
  const isTrusted = header === null ? () => false : trustedPeer(proxies)
  return ({ headers, socket: { remoteAddress = '' } }) => {
    if (remoteAddress === WITHIN_PAGE) return countryIn(headers[PAGE_COUNTRY])
    return header !== null && isTrusted(remoteAddress) ? countryIn(headers[header]) : null
  }
}

/** `XX` is what some proxies say where they do not know it. */
function countryIn(value: string | string[] | undefined): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null
}

function trustedPeer(proxies: TrustedProxies | undefined): (address: string) => boolean {
  if (proxies === undefined) return () => false
  // With a number of hops nothing but a proxy reaches the server.
  if (typeof proxies === 'number') return () => true
  const list = new BlockList()
  for (const entry of proxies) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
