import type { Line } from '../files/lines.ts'

/** The index of each column; -1 for a missing one. */
export interface Header {
  at: (name: string) => number
  names: readonly string[]
}

/** Mistyped names in published headers. */
const TYPOS: ReadonlyMap<string, string> = new Map([['B36CA', 'B365CA']])

/** A statistics program renames `BbMx>2.5` and `BbMx<2.5`, in this order, to `BbMx_2_5` and `BbMx_2_5_1`. */
const RENAMED_TOTALS = /^(\w+?)[._](\d+)[._](\d+)([._]1)?$/

export function readHeader(line: Line): Header {
  const names = withBarePrefixes(line.cells.map(cleanHeader))
  const places = placesOf(names)
  const inLowerCase = placesOf(names.map((name) => name.toLowerCase()))
  return { names, at: (name) => places.get(name) ?? inLowerCase.get(name.toLowerCase()) ?? -1 }
}

function placesOf(names: readonly string[]): Map<string, number> {
  const places = new Map<string, number>()
  names.forEach((name, index) => {
    if (name !== '' && !places.has(name)) places.set(name, index)
  })
  return places
}

function cleanHeader(cell: string): string {
  const name = cell.replace(/^(\uFEFF|ï»¿)/, '').trim()
  const total = RENAMED_TOTALS.exec(name)
  if (total) return `${total[1]}${total[4] === undefined ? '>' : '<'}${total[2]}.${total[3]}`
  return TYPOS.get(name) ?? name
}

/** A bookmaker's bare prefix three times in a row (`LB,LB,LB`) means its home, draw and away prices. */
function withBarePrefixes(names: readonly string[]): string[] {
  const fixed = [...names]
  names.forEach((name, index) => {
    const thrice = name !== '' && names[index - 1] !== name && names[index + 1] === name && names[index + 2] === name
    if (!thrice) return
    fixed[index] = `${name}H`
    fixed[index + 1] = `${name}D`
    fixed[index + 2] = `${name}A`
  })
  return fixed
}
