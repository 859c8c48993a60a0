import { nameKey } from '@touchline/football'
import { type Club, clubNamed, clubOfRegion, LISTED_CLUBS } from '../clubs/index.ts'
import type { Sport } from './sports.ts'

/** Names that only this source uses, with the stable keys of their clubs. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  'AVS Futebol SAD': 'portugal/avs',
  'Estrela Amadora': 'portugal/estrela-da-amadora',
  'FC Twente Enschede': 'netherlands/twente',
  'FC Utrecht': 'netherlands/utrecht',
  'FC Volendam': 'netherlands/volendam',
  'FC Zwolle': 'netherlands/pec-zwolle',
  'FSV Mainz 05': 'germany/mainz-05',
  'Inter Milan': 'italy/inter',
  'Moreirense FC': 'portugal/moreirense',
  'Rio Ave FC': 'portugal/rio-ave',
  'SC Braga': 'portugal/braga',
  'SC Heerenveen': 'netherlands/heerenveen',
  'SC Telstar': 'netherlands/telstar',
  'Sporting Lisbon': 'portugal/sporting-cp',
  'Vitória SC': 'portugal/vitoria-guimaraes',
}

const byKey = new Map(LISTED_CLUBS.map((club) => [club.key, club]))
const ownClubs = new Map(
  Object.entries(OWN_NAMES).flatMap(([name, key]) => {
    const club = byKey.get(key)
    return club ? [[nameKey(name), club]] : []
  }),
)

/** The club of a name in a competition; null unless exactly one club matches. */
export function eventClub({ country }: Sport, name: string): Club | null {
  const own = ownClubs.get(nameKey(name))
  if (own && (country === null || own.country === country)) return own
  // The only competition of many countries is Europe's.
  return country === null
    ? clubOfRegion('the-odds-api', { region: 'Europe', name })
    : clubNamed('the-odds-api', { country, name })
}
