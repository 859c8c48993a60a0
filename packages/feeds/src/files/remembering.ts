/** Looks each text up once: teams come back all season, many matches kick off together, and looking a name or a zone up is slow. */
export function remembering<Value>(find: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const value = known.get(text) ?? find(text)
    known.set(text, value)
    return value
  }
}
