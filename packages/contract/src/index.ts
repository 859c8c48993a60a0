import {
  activate,
  checkResetLink,
  checkToken,
  checkUsername,
  login,
  logout,
  mergeFavourites,
  pickFavourite,
  saveNewPassword,
  sendResetLink,
  signUp,
} from './account.ts'
import { matchHeadToHead } from './history.ts'
import { matchInfo } from './match.ts'
import { searchV1, searchV3 } from './search.ts'
import { site } from './site.ts'
import { teamsByName } from './team-search.ts'
import { upcoming } from './upcoming.ts'

export * from './account.ts'
export * from './call.ts'
export * from './errors.ts'
export * from './history.ts'
export * from './live.ts'
export * from './match.ts'
export * from './search.ts'
export * from './site.ts'
export * from './team-search.ts'
export * from './upcoming.ts'

/** Every call of the API. Documentation, the typed client and the tests that ask every call read this list. */
export const contract = [
  site,
  upcoming,
  teamsByName,
  searchV1,
  searchV3,
  matchInfo,
  matchHeadToHead,
  checkToken,
  checkUsername,
  signUp,
  login,
  logout,
  activate,
  sendResetLink,
  checkResetLink,
  saveNewPassword,
  pickFavourite,
  mergeFavourites,
] as const

/**
 * The calls by name, where the name is method and path: `GET /upcoming/{fromUtc}/{toUtc}`. A client needs only these types:
 * run time the name alone says what to send, so the browser carries none of the schemas.
 */
export type Contract = { [C in (typeof contract)[number] as `${C['method']} ${C['path']}`]: C }
