import { LANGUAGES, type Language } from '@touchline/messages'

/** The language of ours that a browser likes best, by `Accept-Language`; null where it names none. */
export function preferredLanguage(header = ''): Language | null {
  const liked = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined)
    return { language: LANGUAGES.find((language) => language === tag.split('-')[0]), quality: Number(quality ?? 1) }
  })
  const [best] = liked
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .sort((one, other) => other.quality - one.quality)
  return best?.language ?? null
}
