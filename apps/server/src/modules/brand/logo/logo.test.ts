import { MAX_LOGO_BYTES } from '@touchline/contract'
import { expect, test } from 'vitest'
import { pictureType } from '../../images/picture-type.ts'
import { drawingThread, iconFile } from './brand-pictures.ts'
import { drawMailLogo, drawSquare, SQUARES } from './draw-brand.ts'
import { readLogo } from './read-logo.ts'

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const logo = (content: string, attributes = 'viewBox="0 0 120 40"') =>
  Buffer.from(`<svg ${SVG} ${attributes}>${content}</svg>`)
const SHAPE = '<rect width="60" height="40" fill="#3fd67a"/>'
const read = async (content: string, attributes?: string) => {
  const found = await readLogo(logo(content, attributes))
  if ('fault' in found) throw new Error(found.fault)
  return found
}
const faultOf = async (bytes: Buffer) => {
  const found = await readLogo(bytes)
  return 'fault' in found ? found.fault : null
}

async function png(svg: string): Promise<Buffer> {
  const thread = drawingThread()
  try {
    return Buffer.from(await thread.run(svg))
  } finally {
    await thread.destroy()
  }
}

test('a drawing keeps its shapes, colours and proportion', async () => {
  const { logo: drawn, removed } = await read(`${SHAPE}<circle cx="90" cy="20" r="18" fill="#ffffff"/>`)
  expect(drawn).toMatchObject({ kind: 'svg', width: 120, height: 40, ground: 'any' })
  expect(drawn.svg).toContain('#3fd67a')
  expect(removed).toEqual([])
})

test.each([
  ['a script', '<script>alert(1)</script>', 'script'],
  ['a script by its address', '<script href="https://evil.test/x.js"/>', 'script'],
  ['a handler', '<rect width="9" height="9" onload="alert(1)" onclick="alert(2)"/>', 'script'],
  ['a link that runs', '<a xlink:href="javascript:alert(1)"><rect width="9" height="9"/></a>', 'script'],
  ['a page', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><b>evil</b></body></foreignObject>', 'foreign'],
  ['a picture elsewhere', '<image href="https://evil.test/x.png" width="9" height="9"/>', 'outside'],
  ['a file of the machine', '<image href="file:///etc/passwd" width="9" height="9"/>', 'outside'],
  ['a shape elsewhere', '<use href="https://evil.test/x.svg#evil"/>', 'outside'],
  ['a style sheet elsewhere', '<style>@import url(https://evil.test/x.css);</style>', 'outside'],
  ['a fill elsewhere', '<rect width="9" height="9" fill="url(https://evil.test/x.svg#a)"/>', 'outside'],
  [
    'a drawing in a picture',
    `<image width="9" height="9" href="data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>evil</script></svg>').toString('base64')}"/>`,
    'outside',
  ],
  ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>', 'moving'],
] as const)('%s is left out, and the operator is told', async (_what, attack, what) => {
  const { logo: drawn, removed } = await read(SHAPE + attack)
  expect(removed).toContain(what)
  expect(drawn.svg).not.toMatch(/evil|script|alert|foreign|etc.passwd|\son\w+=|svg\+xml/i)
  expect(drawn.svg).toContain('#3fd67a')
})

test('names in a file cannot become parts of the drawing', async () => {
  const { logo: drawn } = await read(
    `<defs><linearGradient id="&quot;&gt;&lt;script&gt;evil"><stop stop-color="#3fd67a"/></linearGradient></defs>${SHAPE}<g id="--&gt;evil"><rect width="5" height="5" fill="#ffffff"/></g>`,
  )
  expect(drawn.svg).not.toMatch(/evil|script/)
})

test('what cannot be a logo is refused by its content, whatever its name', async () => {
  const html = Buffer.from('<!doctype html><html><svg></svg></html>')
  const gif = Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')
  const broken = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  for (const bytes of [html, gif, broken, Buffer.from('<svg'), Buffer.from('{}'), Buffer.alloc(0)])
    expect([bytes.toString('latin1').slice(0, 9), await faultOf(bytes)]).toEqual([expect.any(String), 'no_picture'])
  expect(await faultOf(Buffer.alloc(MAX_LOGO_BYTES + 1))).toBe('too_large')
  expect(await faultOf(logo(''))).toBe('empty')
  expect(await faultOf(logo(SHAPE, 'width="4000" height="10"'))).toBe('shape')
  expect(await faultOf(logo(SHAPE, 'width="1e9" height="1e9"'))).not.toBe('no_picture')
})

test('drawings that explode are refused before they are read', async () => {
  const laughs =
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>'
  expect(await faultOf(Buffer.from(laughs))).toBe('entities')
  const levels = Array.from(
    { length: 12 },
    (_, at) => `<g id="l${at + 1}"><use href="#l${at}"/><use href="#l${at}"/></g>`,
  )
  expect(await faultOf(logo(`<g id="l0">${SHAPE}</g>${levels.join('')}`))).toBe('too_complex')
  expect(await faultOf(logo('<rect/>'.repeat(5000)))).toBe('too_complex')
  expect(await faultOf(logo('<g>'.repeat(3900) + SHAPE + '</g>'.repeat(3900)))).not.toBeNull()
})

test('a picture is drawn again, so that nothing that hides in its file is kept', async () => {
  const bytes = await png(`<svg ${SVG} width="300" height="100"><rect width="300" height="100" fill="#bb2244"/></svg>`)
  const found = await readLogo(Buffer.concat([bytes, Buffer.from('<script>evil</script>')]))
  if ('fault' in found) throw new Error(found.fault)
  expect(found.logo).toMatchObject({ kind: 'png', width: 300, height: 100, ground: 'any' })
  const inside = Buffer.from(/base64,([^"]+)/.exec(found.logo.svg)?.[1] ?? '', 'base64')
  expect(pictureType(inside)).toBe('image/png')
  expect(inside.toString('latin1')).not.toContain('evil')
  const header = bytes.subarray(0, 24)
  header.writeUInt32BE(60_000, 16)
  expect(await faultOf(Buffer.concat([header, bytes.subarray(24)]))).toBe('too_large')
})

test('a logo that is only seen on one ground gets it', async () => {
  const groundOf = async (colour: string) => (await read(`<rect width="60" height="40" fill="${colour}"/>`)).logo.ground
  expect([await groundOf('#0b1219'), await groundOf('#fdfdfd'), await groundOf('#d22')]).toEqual([
    'light',
    'dark',
    'any',
  ])
})

test('every size is drawn as large as its address says', async () => {
  const { logo: drawn } = await read(SHAPE)
  const brand = { name: 'Goal Line', accents: { light: null, dark: null }, logo: drawn }
  for (const [, square] of Object.entries(SQUARES)) {
    const bytes = await png(drawSquare(brand, square))
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([square.size, square.size])
  }
  const mail = await png(drawMailLogo(brand))
  expect([mail.readUInt32BE(16), mail.readUInt32BE(20)]).toEqual([240, 80])
  const icon = iconFile(await png(drawSquare(brand, SQUARES['icon-32.png'])), 32)
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon[6], icon.readUInt32LE(18)]).toEqual([1, 1, 32, 22])
})
