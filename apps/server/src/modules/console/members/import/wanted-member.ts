import { ACCOUNT_LIMITS, MAX_PLAN_MONTHS, type MemberFault, type MemberFileColumn } from '@touchline/contract'
import { COUNTRIES, type CountryId, isMailAddress } from '@touchline/football'
import { isLanguage, type Language } from '@touchline/messages'
import { foldName, usernameFault } from '../../../accounts/names.ts'
import type { MemberLine } from './member-file.ts'

export interface Fault {
  line: number
  column: MemberFileColumn | null
  fault: MemberFault
}

export interface WantedSubscription {
  provider: 'stripe' | 'paypal' | 'demo'
  id: string
}

/** A member as a row of a file says. */
export interface WantedMember {
  line: number
  email: string
  /** Null where the row names none. */
  username: string | null
  countryId: CountryId
  language: Language
  joinedAt: Date
  accessUntil: Date | null
  /** Months of the plan of subscriptions that cannot be checked. */
  months: number
  /** Whether access until that day is a grant; it is what the subscriptions paid for otherwise. */
  isGranted: boolean
  subscriptions: WantedSubscription[]
}

export interface RowDefaults {
  countryId: CountryId
  language: Language
  now: Date
}

const countries = COUNTRIES.filter(({ region }) => !region)
/** Countries by every name they may be given: id, code of two or three letters, English name. */
const COUNTRY_IDS = new Map(
  countries.flatMap(({ id, code, fifa, name }) =>
    [String(id), code, fifa, name].flatMap((key): [string, CountryId][] => (key ? [[key.toLowerCase(), id]] : [])),
  ),
)
const DAY = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d))?$/
const LATEST = Date.UTC(2100, 0, 1)
const SUBSCRIPTION = /^(?:(stripe|paypal|demo):([\w-]{3,100})|grant)$/

/** Reads the rows of a file, each by itself and then together: addresses, names and subscriptions are there once. */
export function wantedMembers(lines: readonly MemberLine[], defaults: RowDefaults) {
  const members: WantedMember[] = []
  const faults: Fault[] = []
  const seen = new Set<string>()
  const isTwice = (key: string) => seen.has(key) || !seen.add(key)
  for (const line of lines) {
    const read = wantedOf(line, defaults)
    const twice = 'faults' in read ? null : doubledColumn(read, isTwice)
    if ('faults' in read) faults.push(...read.faults.map((one) => ({ line: line.line, ...one })))
    else if (twice !== null) faults.push({ line: line.line, column: twice, fault: 'twice' })
    else members.push(read)
  }
  return { members, faults }
}

function doubledColumn(
  { email, username, subscriptions }: WantedMember,
  isTwice: (key: string) => boolean,
): MemberFileColumn | null {
  if (isTwice(`email ${foldName(email)}`)) return 'email'
  if (username !== null && isTwice(`name ${foldName(username)}`)) return 'username'
  return subscriptions.some(({ provider, id }) => isTwice(`${provider} ${id}`)) ? 'subscriptions' : null
}

type RowFault = Omit<Fault, 'line'>

function wantedOf({ line, cells, fault }: MemberLine, defaults: RowDefaults): WantedMember | { faults: RowFault[] } {
  if (fault !== null) return { faults: [{ column: null, fault }] }
  const faults: RowFault[] = []
  const refuse = (column: MemberFileColumn, of: MemberFault) => void faults.push({ column, fault: of })

  const { email } = cells
  if (email === '') refuse('email', 'missing')
  else if (!isMailAddress(email) || email.length > ACCOUNT_LIMITS.email) refuse('email', 'no_address')
  if (cells.username !== '' && usernameFault(cells.username) !== null) refuse('username', 'bad_name')
  const countryId = cells.country === '' ? defaults.countryId : COUNTRY_IDS.get(cells.country.toLowerCase())
  if (countryId === undefined) refuse('country', 'no_country')
  const language = cells.language === '' ? defaults.language : cells.language.toLowerCase()
  if (!isLanguage(language)) refuse('language', 'no_language')
  const joinedAt = cells.joined_at === '' ? defaults.now : instantOf(cells.joined_at)
  if (joinedAt === null || joinedAt > defaults.now) refuse('joined_at', 'no_date')
  const accessUntil = cells.access_until === '' ? null : instantOf(cells.access_until)
  if (cells.access_until !== '' && accessUntil === null) refuse('access_until', 'no_date')
  const months = cells.plan_months === '' ? 1 : Number(cells.plan_months)
  if (!Number.isInteger(months) || months < 1 || months > MAX_PLAN_MONTHS) refuse('plan_months', 'no_months')
  const named = cells.subscriptions.split(/\s+/).filter((one) => one !== '')
  const parts = named.map((one) => SUBSCRIPTION.exec(one))
  if (parts.includes(null)) refuse('subscriptions', 'no_subscription')
  if (faults.length > 0 || countryId === undefined || !isLanguage(language) || joinedAt === null) return { faults }

  const subscriptions = parts.flatMap((part): WantedSubscription[] => {
    const [, provider, id] = part ?? []
    return provider === undefined || id === undefined ? [] : [{ provider, id } as WantedSubscription]
  })
  return {
    ...{ line, email, countryId, language, joinedAt, accessUntil, months, subscriptions },
    username: cells.username === '' ? null : cells.username,
    isGranted: accessUntil !== null && (subscriptions.length === 0 || named.includes('grant')),
  }
}

function instantOf(text: string): Date | null {
  const at = DAY.test(text) ? new Date(text) : null
  if (at === null || Number.isNaN(at.getTime()) || at.getTime() > LATEST) return null
  // A day that does not exist, such as 31 February, would become another one.
  return new Date(`${text.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(text.slice(0, 10)) ? at : null
}
