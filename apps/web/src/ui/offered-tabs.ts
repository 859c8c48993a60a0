/**
 * The tabs with content, in their order: tabs missing from the answer are always offered, and so is the one in the address, which says that
 * it is empty.
 * @param has by tab whether there are data; absent while that is unknown
 */
export function offeredTabs<Tab extends string>(
  tabs: readonly Tab[],
  has: { readonly [Part in Tab]?: boolean } | undefined,
  open: Tab,
): Tab[] {
  return tabs.filter((tab) => tab === open || has?.[tab] !== false)
}
