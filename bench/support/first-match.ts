/** Address of the page of the first match on the home page, from its HTML. */
export async function firstMatchOf(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/`)).text()
  const address = /href="(\/soccer\?mid=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  if (!address) throw new Error('The home page shows no match')
  return address
}
