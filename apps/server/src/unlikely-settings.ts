import { type Config, environment, publicUrlOf } from './config.ts'
import type { Brand } from './platform/brand.ts'

/** The sender of mails, unless the operator sets it. */
export const senderOf = (
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_URL' | 'PORT'>,
  brand: Pick<Brand, 'name'>,
): string =>
  config.MAIL_FROM ?? `"${brand.name.replace(/["\\<>\r\n]/g, '')}" <no-reply@${new URL(publicUrlOf(config)).hostname}>`

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/** Settings that work but are probably mistakes: mail and links that name this machine although others reach the site. */
export function unlikelySettings(config: Config, brand: Pick<Brand, 'name'>): string[] {
  const host = new URL(publicUrlOf(config)).hostname
  const isReached = config.ROLE !== 'worker' && !LOOPBACK.test(config.HOST)
  return [
    ...(config.SMTP_URL !== undefined && /@localhost>?$/.test(senderOf(config, brand))
      ? ['Mail is sent from an address at localhost, which mail servers refuse: set MAIL_FROM or PUBLIC_URL']
      : []),
    ...(LOOPBACK.test(host) && (isReached || config.SMTP_URL !== undefined)
      ? [`Links in pages and mail lead to ${host}: set PUBLIC_URL to the address people reach the site by`]
      : []),
  ]
}

/** Names that are nearly those of our variables, which is how a misspelt one looks that is silently ignored. */
export function misspelt(names: readonly string[]): { name: string; meant: string }[] {
  const known = Object.keys(environment.shape)
  return names.flatMap((name) => {
    const meant = known.includes(name) ? undefined : known.find((one) => one.length > 5 && isOneSlipApart(name, one))
    return meant === undefined ? [] : [{ name, meant }]
  })
}

/** Whether one letter too many, too few or another one is all the difference. */
function isOneSlipApart(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && long[at] === short[at]) at += 1
  return long.slice(at + 1) === short.slice(long.length === short.length ? at + 1 : at)
}
