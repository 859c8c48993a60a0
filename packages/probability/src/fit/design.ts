/** One match of a fit: its features (the first is 1) and what happened. */
export interface FitRow {
  features: readonly number[]
  /** For three results 0 home, 1 draw, 2 away; for yes or no 1 and 0. */
  outcome: number
}

/** The matches of a fit, row after row, so that tens of thousands of them need no object each. */
export interface Design {
  /** Features of a row. */
  width: number
  features: Float64Array
  outcomes: Uint8Array
}

/** Room for a number of rows, to be filled. */
export const emptyDesign = (rows: number, width: number): Design => ({
  width,
  features: new Float64Array(rows * width),
  outcomes: new Uint8Array(rows),
})

export function designOf(rows: readonly FitRow[]): Design {
  const width = rows[0]?.features.length ?? 0
  const design = emptyDesign(rows.length, width)
  rows.forEach(({ features, outcome }, at) => {
    design.features.set(features, at * width)
    design.outcomes[at] = outcome
  })
  return design
}

/** Copies the half of a symmetric matrix above its diagonal to the one below. */
export function mirror(matrix: Float64Array, size: number): void {
  for (let row = 0; row < size; row++)
    for (let column = 0; column < row; column++) matrix[row * size + column] = matrix[column * size + row]!
}
