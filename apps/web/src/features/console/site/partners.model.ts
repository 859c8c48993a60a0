import type { CallInput } from '../../../app/api/api.ts'

type Partners = CallInput<'POST /console/site/partners'>['body']['value']
export type DraftLink = Partners['links'][number]
export type DraftNotice = Partners['notices'][number]

export const NO_LINK: DraftLink = { bookmaker: '', country: null, url: '' }
export const NO_NOTICE: DraftNotice = { country: null, texts: {} }

/** A name without a dot, or an address in place of a name, leads nowhere for visitors. */
const PRIVATE = /^(?:[^.]+|[\d.]+|\[.*\])$/

function isUsable(text: string): boolean {
  try {
    const { protocol, username, hostname } = new URL(text)
    return protocol === 'https:' && username === '' && !PRIVATE.test(hostname)
  } catch {
    return false
  }
}

/** The fault of a link; null where it can be stored. */
export function faultOf(links: readonly DraftLink[], at: number): 'noBookmaker' | 'badUrl' | 'twice' | null {
  const link = links[at]
  if (link === undefined || link.bookmaker === '') return 'noBookmaker'
  if (!isUsable(link.url.trim())) return 'badUrl'
  const first = links.findIndex(({ bookmaker, country }) => bookmaker === link.bookmaker && country === link.country)
  return first < at ? 'twice' : null
}

/** As they are stored: without blanks around addresses. */
export const sentPartners = (links: readonly DraftLink[], notices: readonly DraftNotice[]): Partners => ({
  links: links.map((link) => ({ ...link, url: link.url.trim() })),
  notices: [...notices],
})
