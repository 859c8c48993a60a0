/**
 * Solves a·x = v for a symmetric positive definite matrix (row major, n × n) by Gaussian elimination with pivots. Both arguments are overwritten.
 * @returns x; values are not finite where the matrix is singular
 */
export function solveLinear(a: Float64Array, v: Float64Array): Float64Array {
  const n = v.length
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let row = column + 1; row < n; row++)
      if (Math.abs(a[row * n + column]!) > Math.abs(a[pivot * n + column]!)) pivot = row
    if (pivot !== column) swapRows(a, v, n, pivot, column)
    for (let row = column + 1; row < n; row++) {
      const factor = a[row * n + column]! / a[column * n + column]!
      for (let k = column; k < n; k++) a[row * n + k]! -= factor * a[column * n + k]!
      v[row]! -= factor * v[column]!
    }
  }
  for (let row = n - 1; row >= 0; row--) {
    for (let k = row + 1; k < n; k++) v[row]! -= a[row * n + k]! * v[k]!
    v[row]! /= a[row * n + row]!
  }
  return v
}

function swapRows(a: Float64Array, v: Float64Array, n: number, one: number, other: number): void {
  for (let k = 0; k < n; k++) {
    const kept = a[one * n + k]!
    a[one * n + k] = a[other * n + k]!
    a[other * n + k] = kept
  }
  const kept = v[one]!
  v[one] = v[other]!
  v[other] = kept
}
