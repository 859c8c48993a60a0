import { domainToASCII, domainToUnicode } from 'node:url'
import { ACCOUNT_LIMITS } from '@touchline/contract'

/** A username or mail address for comparison: case-folded and in one Unicode form. Without the zero character, which a database refuses. */
export function foldName(name: string): string {
  const folded = name.trim().normalize('NFKC').toLowerCase().replaceAll('\u0000', '')
  const at = folded.lastIndexOf('@') + 1
  return folded.slice(0, at) + (at === 0 ? folded : sameDomain(folded.slice(at)))
}

/** A domain in its letters, however it was written: `xn--mller-kva.example` is `müller.example`. Anything else is unchanged. */
const sameDomain = (domain: string) => domainToUnicode(domainToASCII(domain)) || domain

/** Whether a text names an account by its mail address: every folded address has the sign, no folded username does, and the database holds both. */
export const isAddress = (folded: string) => folded.includes('@')

/** Characters nobody sees, which would let a name pass for another or break a mail. */
export const hasInvisible = (name: string) => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name)

/** More that nobody sees, some of it letters, and halves of pairs; emoji in running text may need some of it, names do not. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{Cs}\u2800]|[^\S ]| {2}/u
/** Names appear in mails, where programs turn what looks like an address into a link. */
const LINK = /[/\\]|^www\./

/**
 * Why a username cannot be used; null when it can. Composed characters are checked in the form used for comparison, since some become
 * others, or several.
 */
export function usernameFault(username: string): string | null {
  const folded = foldName(username)
  if (isAddress(folded)) return 'must not be a mail address'
  if (LINK.test(folded)) return 'must not look like a link'
  if (hasInvisible(username) || BLANK.test(username)) return 'has characters that cannot be seen'
  if (folded.length < ACCOUNT_LIMITS.usernameMin) return `must have at least ${ACCOUNT_LIMITS.usernameMin} characters`
  return folded.length > ACCOUNT_LIMITS.username ? `must have at most ${ACCOUNT_LIMITS.username} characters` : null
}
