import { COUNTRIES, type Country, countryByName, nameKey } from '@touchline/football'

/**
 * German names that the general list does not have: countries of football that are no states, regions, and what sports pages write for
 * `Côte d’Ivoire` and the like.
 */
const OTHERS: Readonly<Record<string, string>> = {
  England: 'England',
  Schottland: 'Scotland',
  Wales: 'Wales',
  Nordirland: 'Northern Ireland',
  Kosovo: 'Kosovo',
  Elfenbeinküste: 'Ivory Coast',
  'Kap Verde': 'Cape Verde',
  'DR Kongo': 'DR Congo',
  Kongo: 'Congo',
  Moldawien: 'Moldova',
  Mazedonien: 'North Macedonia',
  Weißrussland: 'Belarus',
  Hongkong: 'Hong Kong',
  Macao: 'Macau',
  Osttimor: 'Timor-Leste',
  Swasiland: 'Eswatini',
  Welt: 'World',
  International: 'World',
  Europa: 'Europe',
  Südamerika: 'South America',
  'Nord- und Mittelamerika': 'North & Central America',
  'Nord- und Zentralamerika': 'North & Central America',
  'Nord-Zentralamerika': 'North & Central America',
  Afrika: 'Africa',
  Asien: 'Asia',
  Ozeanien: 'Oceania',
  'Australien-Ozeanien': 'Oceania',
}

const german = new Intl.DisplayNames('de', { type: 'region', fallback: 'none' })

const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }

/** Umlauts are dropped or written with an e. */
const spellings = (name: string): string[] => [
  nameKey(name),
  nameKey(name.replace(/[äöüÄÖÜ]/g, (letter) => SPELT_OUT[letter] ?? letter)),
]

/** `gb-eng` and a neutral flag are no codes of a region. */
const germanName = ({ code }: Country): string | undefined =>
  /^[a-z]{2}$/.test(code) && !['un', 'eu', 'xx', 'gb'].includes(code) ? german.of(code.toUpperCase()) : undefined

const byName = new Map<string, Country>()
for (const country of COUNTRIES) {
  for (const spelling of spellings(germanName(country) ?? '')) if (spelling !== '') byName.set(spelling, country)
}
for (const [name, english] of Object.entries(OTHERS)) {
  const country = countryByName(english)
  if (country !== null) for (const spelling of spellings(name)) byName.set(spelling, country)
}

/** The country or region called so in German, umlauts written, spelt out or dropped, dashes for spaces; null when no name is this one. */
export const germanPlace = (name: string): Country | null => byName.get(nameKey(name)) ?? null
