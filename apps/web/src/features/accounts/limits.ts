import type { ACCOUNT_LIMITS } from '@touchline/contract'

/** The server's limits; the type checks that they are equal, so that the browser needs none of the contract's schemas. */
export const LIMITS: typeof ACCOUNT_LIMITS = {
  email: 50,
  username: 30,
  usernameMin: 5,
  password: 30,
  passwordMin: 5,
  next: 1000,
}
