import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const PUBLIC = join(import.meta.dirname, '../../../../web/public')
const server = useServer()

interface Picture {
  src: string
  sizes: string
}

/** Width and height of a PNG as its header says them. */
function sizeOf(bytes: Buffer): string {
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('the manifest names the site, its shortcuts and pictures that are there, in the sizes it says', async () => {
  const answer = await server.ask('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Touchline', id: '/', display: 'standalone', lang: 'en' })
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/', '/inplay', '/me', '/finder'])
  const screenshots: Picture[] = manifest.screenshots
  expect(screenshots.map(({ src }) => sizeOf(readFileSync(join(PUBLIC, src))))).toEqual(
    screenshots.map(({ sizes }) => sizes),
  )
  for (const { src, sizes, type } of manifest.icons as (Picture & { type: string })[]) {
    const icon = await server.ask(src)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)])
    if (src.includes('.png')) expect(sizeOf(Buffer.from(await icon.arrayBuffer()))).toBe(sizes)
  }
})

test('it is in the requested language, and in English for an unknown one', async () => {
  const named = async (lang: string) => {
    const { lang: said, shortcuts } = await (await server.ask(`/manifest.webmanifest?lang=${lang}`)).json()
    return [said, shortcuts[0].name]
  }
  expect(await named('pt')).toEqual(['pt', 'Jogos'])
  expect(await named('xx')).toEqual(['en', 'Matches'])
})
