/**
 * What `make` gives of each item, in their order: the next `count` are on their way while one is looked at. Whoever leaves early leaves
 * nothing under way.
 */
export async function* madeAhead<Item, Made>(
  items: Iterable<Item> | AsyncIterable<Item>,
  make: (item: Item) => Promise<Made>,
  count = 1,
): AsyncGenerator<Made> {
  const ahead: Promise<Made>[] = []
  try {
    for await (const item of items) {
      const made = make(item)
      // Reported when its turn comes.
      made.catch(() => undefined)
      if (ahead.push(made) > count) yield await (ahead.shift() as Promise<Made>)
    }
    while (ahead.length > 0) yield await (ahead.shift() as Promise<Made>)
  } finally {
    await Promise.allSettled(ahead)
  }
}
