import { readId, readName } from '../../../app/search-params.ts'
import type { AuditSearch } from '../console-queries.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day of an address; undefined if invalid. */
export const readDay = (given: unknown) =>
  typeof given === 'string' && DAY.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined

/** The filters of the audit, as the address has them. */
export const readAuditSearch = (search: Readonly<Record<string, unknown>>): AuditSearch => ({
  actor: readName(search.actor),
  action: readName(search.action),
  member: readId(search.member),
  from: readDay(search.from),
  to: readDay(search.to),
})
