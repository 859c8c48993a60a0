import { type CountryId, countryById, type Key, nameKey } from '@touchline/football'

/**
 * Competitions and clubs shared by every source, by the feed's id, which never changes. The first part of a stable key is the country: an
 * id that turns up in another country is something else.
 */
const LEAGUES: Readonly<Record<Key, string>> = {
  '2': 'europe/champions-league',
  '5': 'europe/europa-league',
  '8': 'england/premier-league',
  '9': 'england/championship',
  '72': 'netherlands/eredivisie',
  '82': 'germany/bundesliga',
  '181': 'austria/bundesliga',
  '208': 'belgium/pro-league',
  '244': 'croatia/hnl',
  '271': 'denmark/superliga',
  '301': 'france/ligue-1',
  '384': 'italy/serie-a',
  '387': 'italy/serie-b',
  '444': 'norway/eliteserien',
  '453': 'poland/ekstraklasa',
  '462': 'portugal/primeira-liga',
  '486': 'russia/premier-league',
  '501': 'scotland/premiership',
  '564': 'spain/la-liga',
  '567': 'spain/la-liga-2',
  '573': 'sweden/allsvenskan',
  '591': 'switzerland/super-league',
  '600': 'turkey/super-lig',
  '609': 'ukraine/premier-league',
  '2286': 'europe/conference-league',
}

const TEAMS: Readonly<Record<Key, string>> = {
  '8': 'england/liverpool',
  '9': 'england/manchester-city',
  '19': 'england/arsenal',
  '503': 'germany/bayern-munich',
  '3468': 'spain/real-madrid',
}

export function leagueStableKey(id: Key, country: CountryId): string | null {
  return ofCountry(LEAGUES[id], country)
}

export function teamStableKey(id: Key, country: CountryId): string | null {
  return ofCountry(TEAMS[id], country)
}

function ofCountry(stableKey: string | undefined, country: CountryId): string | null {
  const place = nameKey(countryById(country)?.name ?? '').replaceAll(' ', '-')
  return stableKey?.startsWith(`${place}/`) ? stableKey : null
}
