const DOTS = '•••'

/** A name as the audit and people without `members.personal` see it: its first letter. */
export const maskName = (name: string): string => `${[...name][0] ?? ''}${DOTS}`

/** A masked mail address: `m•••@e•••.org`. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : ''
  return `${maskName(local)}@${maskName(domain)}${ending}`
}
