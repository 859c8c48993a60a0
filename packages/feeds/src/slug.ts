import { foldText } from '@touchline/football'

/** A name as it is in a key: `Bayern Munich` is `bayern-munich`. */
export function slug(name: string): string {
  return foldText(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
