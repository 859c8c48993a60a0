/** When a page read without a connection was cached, milliseconds since 1970; null for a page that was just answered. */
export function keptAt(): number | null {
  const at = Date.parse(document.documentElement.dataset.keptAt ?? '')
  return Number.isNaN(at) ? null : at
}
