/**
 * State of a member, the first that holds: kept out by an operator, mail never confirmed, money in dispute, renewing, a payment open,
 * running out, open by a grant alone, over, never anything.
 */
export const MEMBER_STATES = [
  'blocked',
  'waiting',
  'held',
  'paying',
  'past_due',
  'ending',
  'granted',
  'expired',
  'free',
] as const
export type MemberState = (typeof MEMBER_STATES)[number]

export const MEMBER_ORDERS = ['seen', 'joined'] as const
/** How long ago members were last seen, in days. */
export const SEEN = ['7', '30', '90', 'longer'] as const
