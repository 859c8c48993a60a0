/**
 * State of a member, the first that holds: kept out by an operator, mail never confirmed, money in dispute, renewing, a payment open,
 * running out, open by a grant alone, resting in the off-season, over, never anything.
 */
export const MEMBER_STATES = [
  'blocked',
  'waiting',
  'held',
  'paying',
  'past_due',
  'ending',
  'granted',
  'paused',
  'expired',
  'free',
] as const
export type MemberState = (typeof MEMBER_STATES)[number]

export const MEMBER_ORDERS = ['seen', 'joined'] as const
/** How long ago members were last seen, in days. */
export const SEEN = ['7', '30', '90', 'longer'] as const

/** Columns of a file of members that are taken in, in the order of the file; `email` alone has to be there. */
export const MEMBER_FILE_COLUMNS = [
  'email',
  'username',
  'country',
  'language',
  'joined_at',
  'access_until',
  'plan_months',
  'subscriptions',
] as const
export type MemberFileColumn = (typeof MEMBER_FILE_COLUMNS)[number]
/** Columns that a file has as well and nothing is taken from. */
export const MEMBER_FILE_MORE = ['state', 'paid', 'seen_at', 'id'] as const

export const MAX_MEMBER_FILE_BYTES = 10 * 1024 ** 2
/** Rows of a file of members, out and in. */
export const MAX_MEMBER_ROWS = 50_000

/** Why a row of a file of members is not taken. */
export const MEMBER_FAULTS = [
  'cells',
  'missing',
  'no_address',
  'bad_name',
  'name_taken',
  'twice',
  'no_country',
  'no_language',
  'no_date',
  'no_months',
  'no_subscription',
  'of_other',
  'unknown_there',
  'no_plan',
  'simulated',
  'staff',
] as const
export type MemberFault = (typeof MEMBER_FAULTS)[number]
