type Values = Readonly<Record<string, string | number | null>> | null

/** The values that are not the same on both sides; everything where one side has nothing. */
export function differing(
  ours: Values,
  theirs: Values,
): { before: Record<string, string | number | null> | null; after: Record<string, string | number | null> | null } {
  const names = [...new Set([...Object.keys(ours ?? {}), ...Object.keys(theirs ?? {})])]
  const differ = names.filter((name) => (ours?.[name] ?? null) !== (theirs?.[name] ?? null))
  const only = (values: Values) => values && Object.fromEntries(differ.map((name) => [name, values[name] ?? null]))
  return { before: only(ours), after: only(theirs) }
}
