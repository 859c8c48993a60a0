/**
 * What `make` gives of each item, in their order: the next is on its way while one is looked at. Whoever leaves early leaves nothing under way.
 */
export async function* oneAhead<Item, Made>(
  items: Iterable<Item> | AsyncIterable<Item>,
  make: (item: Item) => Promise<Made>,
): AsyncGenerator<Made> {
  let ahead: Promise<Made> | null = null
  try {
    for await (const item of items) {
      const made = make(item)
      // Reported when its turn comes.
      made.catch(() => undefined)
      const before: Promise<Made> | null = ahead
      ahead = made
      if (before !== null) yield await before
    }
    if (ahead !== null) yield await ahead
  } finally {
    await ahead?.catch(() => undefined)
  }
}
