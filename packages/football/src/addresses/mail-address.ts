/** RFC 5321: longest address, part before the `@`, and label of a domain. */
export const MAX_MAIL_ADDRESS = 254
const MAX_LOCAL_PART = 64
const MAX_LABEL = 63

/** Outside quotation marks, which nobody's address needs. */
const LOCAL_PART = /^[^\s\p{C}@"(),:;<>[\\\]]+$/u
const LABEL = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u
const DIGITS = /^\d+$/

/** RFC 1035: longest domain as it travels. */
const MAX_DOMAIN = 253

/** Whether a mail server may take the text as an address; letters of any language are letters. */
export function isMailAddress(text: string): boolean {
  if (text.length > MAX_MAIL_ADDRESS) return false
  const [local = '', domain = '', ...more] = text.split('@')
  return more.length === 0 && isLocalPart(local) && isDomain(domain)
}

const isLocalPart = (text: string) =>
  text.length <= MAX_LOCAL_PART && text.split('.').every((word) => LOCAL_PART.test(word))

function isDomain(text: string): boolean {
  const labels = text.split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && labels.every(isLabel) && !DIGITS.test(last) && travels(text)
}

/** Whether the name system takes the domain in the ASCII letters it travels in, where labels become longer. */
function travels(domain: string): boolean {
  const hostname = hostOf(`http://${domain}`)
  return (
    hostname !== null &&
    hostname.length <= MAX_DOMAIN &&
    hostname.split('.').every((label) => label.length <= MAX_LABEL)
  )
}

/** Not `URL.canParse`: Safari has it since 2023 only. */
function hostOf(address: string): string | null {
  try {
    return new URL(address).hostname
  } catch {
    return null
  }
}

const isLabel = (label: string) => label.length <= MAX_LABEL && LABEL.test(label) && !label.endsWith('-')
