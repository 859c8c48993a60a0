import { escapeXml } from './drawings.ts'

const FONT = 'Inter Variable'
/** Width of a letter in times of its size, on average and with some room. */
const LETTER = 0.58

export interface TextStyle {
  x: number
  y: number
  /** In which it has to fit. */
  width: number
  /** Size of the letters, smaller where the text would not fit. */
  size: number
  colour: string
  bold?: boolean
}

export const fittingSize = (words: string, width: number, size: number) =>
  Math.min(size, width / (LETTER * Math.max(1, words.length)))

/** A centred line in an SVG. The font has one weight here: an outline makes letters bold. */
export function fittedText(words: string, { x, y, width, size, colour, bold = false }: TextStyle): string {
  const fitting = fittingSize(words, width, size)
  const outline = bold ? ` stroke="${colour}" stroke-width="${(fitting / 28).toFixed(1)}"` : ''
  return `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${fitting.toFixed(1)}" text-anchor="middle" fill="${colour}"${outline}>${escapeXml(words)}</text>`
}
