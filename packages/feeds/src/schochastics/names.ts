/** A name as people say it: `van der Vaart R.` is `R. van der Vaart`, `De Sousa M. J.` is `M. J. De Sousa`; others stay. */
export function plainName(name: string): string {
  const words = name.split(' ')
  const surname = words.findLastIndex((word) => !word.endsWith('.')) + 1
  return surname === 0 ? name : [...words.slice(surname), ...words.slice(0, surname)].join(' ')
}
