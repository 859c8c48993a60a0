/** A name as people say it: `van der Vaart R.` is `R. van der Vaart`, `De Sousa M. J.` is `M. J. De Sousa`; others stay. */
export function plainName(name: string): string {
  const words = name.split(' ')
  const surname = words.findLastIndex((word) => !word.endsWith('.')) + 1
  return surname === 0 ? name : [...words.slice(surname), ...words.slice(0, surname)].join(' ')
}

/** Words of names that are written in capitals. */
const ABBREVIATIONS =
  /^(ac|af|afc|as|bk|bsc|ca|cd|cf|cs|dc|fbc|fc|ff|fk|fsv|gd|hsv|if|ifk|il|kf|kv|nk|ofk|og?c|osc|rb|rc|rcd|rsc|sc|sd|sg|sk|ssd|sv|tsg|tsv|ud|us|usm|vfb|vfl|vv|[ivx]{2,3}|u\d\d)$/

/** A readable name from an address: `fc-midtjylland` is `FC Midtjylland`. */
export function readable(slug: string): string {
  return slug
    .split(/[-_ ]+/)
    .map((word) => (ABBREVIATIONS.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
    .trim()
}
