const ELEMENTS = new Set(
  (
    'g path image defs linearGradient radialGradient stop clipPath mask pattern filter ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur ' +
    'feMerge feMergeNode feMorphology feOffset feTile'
  ).split(' '),
)
const EMBEDDED = /^data:image\/(?:png|jpe?g|gif|webp);base64, ?[\w+/=\s]+$/
const TOKEN = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g
const ATTRIBUTE = /\s([\w:-]+)="([^"]*)"/g
const REFERENCE = /^url\(#([^)]*)\)$/

/**
 * An SVG as the drawing library writes it, element by element of a list, so that there is nothing in it but shapes, colours and embedded
 * pictures. Ids are numbered: texts of the file end here.
 * @param written by the drawing library
 * @throws Error if it is written in any other way
 */
export function cleanSvg(written: string, { width, height }: { width: number; height: number }): string {
  const ids = new Map<string, string>()
  const idOf = (name: string) => {
    const known = ids.get(name) ?? `l${ids.size}`
    ids.set(name, known)
    return known
  }
  const parts: string[] = []
  /** Names of the open elements; null for those that are left out. */
  const open: (string | null)[] = []
  let at = 0
  for (const [token, end = '', name = '', attributes = '', isEmpty = '', text] of written.matchAll(TOKEN)) {
    if (written.indexOf(token, at) !== at) throw new Error('The drawing has an unexpected part')
    at += token.length
    if (text !== undefined) {
      if (text.trim() !== '') throw new Error('The drawing has a text')
      continue
    }
    if (name === 'svg') continue
    if (end !== '') {
      const opened = open.pop()
      if (opened) parts.push(`</${opened}>`)
      continue
    }
    const cleaned = ELEMENTS.has(name) && !open.includes(null) ? cleanAttributes(name, attributes, idOf) : null
    if (cleaned !== null) parts.push(`<${name}${cleaned}${isEmpty}>`)
    if (isEmpty === '') open.push(cleaned === null ? null : name)
  }
  if (at !== written.length) throw new Error('The drawing has an unexpected part')
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
}

/** Null of an element that leads to elsewhere, which is left out. */
function cleanAttributes(element: string, attributes: string, idOf: (name: string) => string): string | null {
  const kept: string[] = []
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (name === 'id') kept.push(` id="${idOf(value)}"`)
    else if (name === 'href' || name === 'xlink:href') {
      if (value.startsWith('#')) kept.push(` ${name}="#${idOf(value.slice(1))}"`)
      else if (element === 'image' && EMBEDDED.test(value)) kept.push(` ${name}="${value}"`)
      else return null
    } else if (/url\(/i.test(value)) {
      const of = REFERENCE.exec(value)?.[1]
      if (of === undefined) return null
      kept.push(` ${name}="url(#${idOf(of)})"`)
    } else if (!/^on|^xmlns|^style$/i.test(name) && !/[<>&]/.test(value)) kept.push(` ${name}="${value}"`)
  }
  return kept.join('')
}

/** A PNG as a drawing. */
export const pictureAsSvg = (png: Uint8Array, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" xlink:href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`
