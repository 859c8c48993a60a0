import { COUNTRIES, type Country, countryByFifaCode, countryByName, foldText } from '@touchline/football'
import { knownLeague, type League, leagueNamed } from '../files/competitions.ts'
import { listedAtLevel } from '../files/listed/competition-list.ts'

interface Unseen {
  league: League
  /** The country the file's own name speaks of; null where it speaks of none. */
  codeCountry: string | null
  /** The clock of its country, where that has one alone. */
  zone: string | null
}

/** Countries of football that are no states, and what else the codes of the files are made of. */
const CODES: Readonly<Record<string, string>> = {
  ...{
    en: 'England',
    eng: 'England',
    sco: 'Scotland',
    sc: 'Scotland',
    wal: 'Wales',
    wa: 'Wales',
    nir: 'Northern Ireland',
  },
  ...{ uefa: 'Europe', conmebol: 'South America', concacaf: 'North & Central America' },
  ...{ caf: 'Africa', afc: 'Asia', ofc: 'Oceania', kos: 'Kosovo' },
}

/** Words for a country in titles, besides its names. */
const PEOPLE: Readonly<Record<string, string>> = {
  ...{
    argentine: 'Argentina',
    australian: 'Australia',
    austrian: 'Austria',
    osterr: 'Austria',
    osterreichische: 'Austria',
  },
  ...{ belgian: 'Belgium', bolivian: 'Bolivia', brasileiro: 'Brazil', brazilian: 'Brazil', bulgarian: 'Bulgaria' },
  ...{ chilean: 'Chile', chinese: 'China', colombian: 'Colombia', croatian: 'Croatia', czech: 'Czechia' },
  ...{ danish: 'Denmark', deutsche: 'Germany', deutscher: 'Germany', dutch: 'Netherlands', ecuadorian: 'Ecuador' },
  ...{
    egyptian: 'Egypt',
    english: 'England',
    finnish: 'Finland',
    french: 'France',
    german: 'Germany',
    greek: 'Greece',
  },
  ...{ hungarian: 'Hungary', icelandic: 'Iceland', irish: 'Ireland', israeli: 'Israel', italian: 'Italy' },
  ...{ japanese: 'Japan', korean: 'South Korea', mexican: 'Mexico', moroccan: 'Morocco', norwegian: 'Norway' },
  ...{ paraguayan: 'Paraguay', peruvian: 'Peru', polish: 'Poland', portuguese: 'Portugal', romanian: 'Romania' },
  ...{ russian: 'Russia', scottish: 'Scotland', serbian: 'Serbia', slovak: 'Slovakia', slovenian: 'Slovenia' },
  ...{ spanish: 'Spain', swedish: 'Sweden', swiss: 'Switzerland', turkish: 'Turkey', ukrainian: 'Ukraine' },
  ...{ uruguayan: 'Uruguay', welsh: 'Wales', venezuelan: 'Venezuela', uefa: 'Europe', conmebol: 'South America' },
}

/**
 * A competition of which no list has the title or the code: in the country that the file's own name (`is.1`, `isl.cup`) or the title
 * (`Iceland | Úrvalsdeild`, `Icelandic Cup`) speaks of. The digit of a code is its level.
 * @param code the file's own name without its ending, in lower case
 */
export function unseenCompetition(title: string, code: string): Unseen {
  const [head = '', tail = ''] = code.split('.')
  const ofCode = tail === '' ? null : countryOfCode(head)
  const parted = /^([^|]+)\|(.+)$/.exec(title)
  const ofTitle = parted === null ? leadingCountry(title) : { country: placeOf(parted[1] ?? ''), rest: parted[2] ?? '' }
  const named = parted !== null && ofTitle.country === null ? (parted[1] ?? '').trim() : null
  const country = ofCode ?? ofTitle.country
  const spoken = ofTitle.country !== null && ofTitle.country.id === country?.id
  const level = /^[1-9]$/.test(tail) ? Number(tail) : undefined
  const leagueCalled = (name: string): League =>
    leagueNamed({
      country: country?.name ?? named,
      name: name.trim() || title,
      tier: level,
      type: /^(cup|supercup|play-?offs)$/.test(tail) ? 'cup' : level === undefined ? undefined : 'league',
    })
  const brief = leagueCalled(spoken || named !== null ? ofTitle.rest : title)
  // `Africa Cup of Nations` is no `Cup of Nations`, `UEFA Europa League` is the `Europa League`.
  const ofRegion = brief.stableKey === null && country?.region ? leagueCalled(title) : brief
  const league = ofRegion.stableKey === null ? (atLevel(ofRegion, ofCode, level) ?? ofRegion) : ofRegion
  return { league, codeCountry: ofCode?.name ?? null, zone: ofCode === null ? null : onlyZone(ofCode) }
}

/** A listed league under a sponsor's name, by the level in its code: `is.1` is Iceland's first, whatever its title. */
function atLevel({ squad }: League, country: Country | null, level: number | undefined): League | null {
  if (squad !== null || country === null || level === undefined) return null
  const listed = listedAtLevel(country.name, level)
  return listed && knownLeague(listed.stableKey)
}

function countryOfCode(code: string): Country | null {
  const named = CODES[code]
  if (named !== undefined) return countryByName(named)
  return COUNTRIES.find((country) => country.code === code && !country.region) ?? countryByFifaCode(code)
}

const placeOf = (text: string): Country | null =>
  countryByName(text) ?? countryByName(PEOPLE[foldText(text).trim()] ?? '')

/** The country that a title begins with, and what follows: the longest name of one, or a word for its people. */
function leadingCountry(title: string): { country: Country | null; rest: string } {
  const words = title.split(/\s+/)
  for (let count = words.length - 1; count > 0; count--) {
    const country = placeOf(words.slice(0, count).join(' ').replace(/\.$/, ''))
    if (country !== null) return { country, rest: words.slice(count).join(' ') }
  }
  return { country: null, rest: title }
}

/** The types of the language do not have this part of the standard yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): string[] | undefined }

function onlyZone({ code }: Country): string | null {
  if (!/^[a-z]{2}$/.test(code)) return null
  const locale: LocaleWithZones = new Intl.Locale(`und-${code}`)
  const [zone, second] = locale.getTimeZones?.() ?? []
  return second === undefined ? (zone ?? null) : null
}
