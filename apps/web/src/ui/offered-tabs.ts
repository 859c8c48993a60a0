/**
 * The tabs that there is something in, in their order: what the answer does not speak of is always there, and so is the one that an
 * address leads to, which says that it is empty.
 * @param has by tab whether there are data; absent while that is not known
 */
export function offeredTabs<Tab extends string>(
  tabs: readonly Tab[],
  has: { readonly [Part in Tab]?: boolean } | undefined,
  open: Tab,
): Tab[] {
  return tabs.filter((tab) => tab === open || has?.[tab] !== false)
}
