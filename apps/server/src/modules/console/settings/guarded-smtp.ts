import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { AddressRefused, isPublicAddress } from '../../alerts/channels/public-address.ts'

/** The address of a mail server that is connected to. */
export interface SmtpAddress {
  url: string
  /** Name that its certificate must have. */
  servername?: string
}

/**
 * The address of a mail server that an operator typed: its name is resolved and checked once, and that result is used.
 * @param exempt hosts, with their port where there is one, that may be in this network
 * @throws AddressRefused if it is not on the public internet
 */
export async function guardedSmtp(address: string, exempt: readonly string[]): Promise<SmtpAddress> {
  const url = new URL(address)
  if (exempt.includes(url.host) || exempt.includes(url.hostname)) return { url: address }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) === 0 ? await lookup(host, { all: true }) : [{ address: host, family: isIP(host) }]
  const [first] = found
  if (first === undefined || !found.every(({ address: one }) => isPublicAddress(one)))
    throw new AddressRefused(`${host} leads to an address that is not public`)
  url.hostname = first.family === 6 ? `[${first.address}]` : first.address
  return { url: url.href, ...(isIP(host) === 0 && { servername: host }) }
}
