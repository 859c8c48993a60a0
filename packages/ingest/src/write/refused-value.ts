/**
 * Codes of SQL for values: of the wrong form or out of range, against a rule of the table, too long for an index. Statements are sent ahead of
 * one another, so that at times only the failed transaction is heard of.
 */
const REFUSED = /^(?:2[123]|54|25P02)/

/** Why the database refused a value; null for any other failure. */
export function refusedValue(error: unknown): string | null {
  const { code, message } = error as { code?: unknown; message?: string }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && REFUSED.test(code) ? (message ?? '') : null
}
