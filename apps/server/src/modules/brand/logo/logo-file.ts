import type { LogoFault, LogoRemoved } from '@touchline/contract'
import { MAX_LOGO_BYTES } from '@touchline/contract'
import { pictureType } from '../../images/picture-type.ts'
import { pictureAsSvg } from './clean-svg.ts'

/** Pictures are drawn in the size they have, so more would only be slow. */
const MAX_PNG_SIDE = 4096
const MIN_PNG_SIDE = 16
/** Each of them can double what is drawn. */
const MAX_USES = 12
const MAX_ELEMENTS = 4000
/** Everything that may stand before the root of an SVG, and the root. */
const PROLOGUE = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^>[]*>\s*)*<svg[\s>]/i

const REMOVED: readonly (readonly [LogoRemoved, RegExp])[] = [
  ['script', /<script|\son[a-z]+\s*=|javascript:/i],
  ['foreign', /<(?:foreignObject|iframe|embed|object|audio|video|\w+:html)/i],
  [
    'outside',
    /(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpe?g|gif|webp)|javascript:)|url\(\s*["']?\s*(?!#)[^)]|@import/i,
  ],
  ['moving', /<(?:animate|set)\b/i],
]

interface LogoSource {
  kind: 'svg' | 'png'
  /** As an SVG, not checked any further. */
  svg: string
  /** Parts of the file that a logo must not have. */
  removed: LogoRemoved[]
}

/** A file as the source of a logo, told by its content, or what is wrong with it. */
export function logoSource(bytes: Buffer): LogoSource | { fault: LogoFault } {
  if (bytes.length > MAX_LOGO_BYTES) return { fault: 'too_large' }
  return pictureType(bytes) === 'image/png' ? ofPng(bytes) : ofSvg(bytes)
}

function ofPng(bytes: Buffer): LogoSource | { fault: LogoFault } {
  if (bytes.length < 24) return { fault: 'no_picture' }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (Math.max(width, height) > MAX_PNG_SIDE) return { fault: 'too_large' }
  if (Math.min(width, height) < MIN_PNG_SIDE) return { fault: 'shape' }
  return { kind: 'png', svg: pictureAsSvg(bytes, width, height), removed: [] }
}

function ofSvg(bytes: Buffer): LogoSource | { fault: LogoFault } {
  const svg = textOf(bytes)
  if (svg === null) return { fault: 'no_picture' }
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(svg)) return { fault: 'entities' }
  if (!PROLOGUE.test(svg)) return { fault: 'no_picture' }
  const count = (pattern: RegExp) => svg.match(pattern)?.length ?? 0
  if (count(/<(?:\w+:)?use\b/gi) > MAX_USES || count(/<\w/g) > MAX_ELEMENTS) return { fault: 'too_complex' }
  return { kind: 'svg', svg, removed: REMOVED.flatMap(([what, pattern]) => (pattern.test(svg) ? [what] : [])) }
}

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
