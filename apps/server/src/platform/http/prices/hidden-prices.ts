import type { IncomingMessage } from 'node:http'
import { type Call, priceStripper } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import { publicError } from '../errors.ts'
import type { CountryOf } from './visitor-country.ts'

/** Where prices are shown. */
export interface PriceDisplay {
  pricesShown(request: IncomingMessage): boolean
  /** Whether some visitors are shown something else than others. */
  vary(): boolean
}

/** The same for pages, which show more than prices by country. */
export interface VisitorDisplay extends PriceDisplay {
  countryOf: CountryOf
  /** Equal for all who are shown the same; empty as long as nothing was set. */
  keyOf(request: IncomingMessage): string
}

/** The visitor of a page, as far as the page depends on more than the cookie. */
export interface PageVisitor {
  country: string | null
  /** Equal for visitors who are shown the same. */
  display: string
  /** Whether prices are shown. */
  prices: boolean
}

export const EVERYWHERE: PriceDisplay = { pricesShown: () => true, vary: () => false }

/** The key of an answer, which has another one without prices. */
export const urlKey = (key: string, prices: boolean): string => (prices ? key : `without prices ${key}`)

export const notShownHere = (what = 'Prices are not shown in your country.') => publicError('not_shown_here', what)

/** Refuses input that asks by prices, which would tell them; null for a call that has none. */
export function hiddenInput({ query, body }: Call): ((request: FastifyRequest) => void) | null {
  const parts = [
    { part: 'Query', strip: priceStripper(query), of: ({ query: given }: FastifyRequest) => given },
    { part: 'Body', strip: priceStripper(body), of: ({ body: given }: FastifyRequest) => given },
  ].filter(({ strip }) => strip !== null)
  if (parts.length === 0) return null
  return (request) => {
    for (const { part, strip, of } of parts) {
      const given = of(request) as Record<string, unknown>
      const allowed = strip?.(given) as Record<string, unknown>
      const asked = Object.keys(given).find((name) => JSON.stringify(given[name]) !== JSON.stringify(allowed[name]))
      if (asked !== undefined)
        throw notShownHere(`${part} ${asked}: asks by prices, which are not shown in your country.`)
    }
  }
}
