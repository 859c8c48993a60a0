import { ownAddress } from '@touchline/football'

const MAX_WORDS = 60
const ADDRESS = /https?:\/\/\S+/g

/** The target of something shared with the app: a page of this site, or a search for its words without addresses. */
export function sharedPlace(shared: URLSearchParams, origin: string): { own: string | null; words: string } {
  const said = ['url', 'text', 'title'].map((name) => shared.get(name) ?? '')
  const addresses = said.flatMap((text) => text.match(ADDRESS) ?? []).filter((one) => URL.canParse?.(one) !== false)
  const own = addresses.find((one) => new URL(one).origin === origin)
  return {
    own: own === undefined ? null : ownAddress(own.slice(origin.length) || '/'),
    words: (said.map((text) => text.replace(ADDRESS, '').trim()).find((text) => text !== '') ?? '').slice(0, MAX_WORDS),
  }
}
