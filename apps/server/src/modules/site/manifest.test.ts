import { existsSync, readFileSync } from 'node:fs'
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
function sizeOf(file: string): string {
  const bytes = readFileSync(file)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('the manifest names the site, its shortcuts and pictures that are there, in the sizes it says', async () => {
  const answer = await server.ask('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Touchline', id: '/', display: 'standalone', lang: 'en' })
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/', '/inplay', '/me', '/finder'])
  const pictures: Picture[] = [...manifest.icons, ...manifest.screenshots]
  expect(pictures.filter(({ src }) => !existsSync(join(PUBLIC, src)))).toEqual([])
  const drawn = pictures.filter(({ src }) => src.endsWith('.png'))
  expect(drawn.map(({ src }) => sizeOf(join(PUBLIC, src)))).toEqual(drawn.map(({ sizes }) => sizes))
})

test('it is in the requested language, and in English for an unknown one', async () => {
  const named = async (lang: string) => {
    const { lang: said, shortcuts } = await (await server.ask(`/manifest.webmanifest?lang=${lang}`)).json()
    return [said, shortcuts[0].name]
  }
  expect(await named('pt')).toEqual(['pt', 'Jogos'])
  expect(await named('xx')).toEqual(['en', 'Matches'])
})
