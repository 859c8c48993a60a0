import type { RivalsRecord } from '@touchline/football'
import { CLUBS } from './clubs.ts'

/** Rivals from different cities. */
const DERBIES = `
england/manchester-united england/liverpool
england/leeds-united england/manchester-united
england/newcastle-united england/sunderland
england/brighton-hove-albion england/crystal-palace
england/nottingham-forest england/leicester-city
england/west-bromwich-albion england/wolverhampton-wanderers
england/aston-villa england/west-bromwich-albion
england/norwich-city england/ipswich-town
england/derby-county england/nottingham-forest
england/southampton england/portsmouth
england/blackburn-rovers england/burnley
spain/celta-vigo spain/deportivo-la-coruna
spain/sporting-gijon spain/real-oviedo
spain/real-madrid spain/barcelona
spain/athletic-club spain/real-sociedad
spain/barcelona spain/espanyol
italy/juventus italy/inter
italy/roma italy/napoli
germany/bayern-munich germany/borussia-dortmund
germany/borussia-monchengladbach germany/1-fc-koln
france/paris-saint-germain france/marseille
france/lyon france/marseille
portugal/porto portugal/benfica
portugal/porto portugal/sporting-cp
portugal/braga portugal/vitoria-guimaraes
netherlands/ajax netherlands/feyenoord
netherlands/ajax netherlands/psv-eindhoven
belgium/anderlecht belgium/club-brugge
scotland/aberdeen scotland/rangers
greece/olympiacos greece/panathinaikos
brazil/flamengo brazil/corinthians
brazil/santos brazil/corinthians
argentina/racing-club argentina/independiente
argentina/rosario-central argentina/newell-s-old-boys
mexico/america mexico/guadalajara
united-states/la-galaxy united-states/los-angeles-fc
united-states/seattle-sounders united-states/portland-timbers
norway/brann norway/rosenborg
saudi-arabia/al-hilal saudi-arabia/al-ittihad`

const PAIRS: readonly (readonly string[])[] = DERBIES.trim()
  .split('\n')
  .map((line) => line.split(' '))

/** The rivals of every club that has any: the others of its city, and those known from afar. */
export function rivalsRecords(): RivalsRecord[] {
  const known = new Set(CLUBS.map(({ key }) => key))
  return CLUBS.flatMap(({ key, country, venue }) => {
    const neighbours = CLUBS.filter((club) => club.country === country && club.venue.city === venue.city)
    const afar = PAIRS.filter((pair) => pair.includes(key) && pair.every((each) => known.has(each))).flat()
    const rivals = new Set([...neighbours.map((club) => club.key), ...afar])
    rivals.delete(key)
    return rivals.size === 0 ? [] : [{ team: key, rivals: [...rivals] }]
  })
}
