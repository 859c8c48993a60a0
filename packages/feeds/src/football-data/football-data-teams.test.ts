import { countryByName } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { teamRecord } from './football-data-teams.ts'
import { leagueOfDivision, leagueOfNames } from './leagues.ts'

const teamKey = (country: string, name: string, season = '2015/2016'): string =>
  teamRecord(country, { name, season }).key

describe('one club under several names', () => {
  it.each([
    ['Spain', 'Villareal', 'Villarreal'],
    ['Greece', 'Levadiakos', 'Levadeiakos'],
    ['Germany', 'St. Pauli', 'St Pauli'],
    ['Germany', "M'Gladbach", 'M\u2019gladbach'],
    ['Germany', 'Preußen Münster', 'Preussen Munster'],
    ['Argentina', 'Colon Santa FE', 'Colon Santa Fe'],
    ['England', 'King\u2019s Lynn', "King's Lynn"],
    ['Norway', 'Ham-Kam', 'HamKam'],
  ])('%s: %s is %s', (country, one, other) => {
    expect(teamKey(country, one)).toBe(teamKey(country, other))
    expect(teamRecord(country, { name: one, season: '2015/2016' }).name).toBe(
      teamRecord(country, { name: other, season: '2015/2016' }).name,
    )
  })

  it.each([
    ['Spain', 'Barcelona', 'Barcelona B'],
    ['Spain', 'Las Palmas', 'U.Las Palmas'],
    ['Germany', 'FC Koln', 'F Koln'],
    ['Germany', 'Leipzig', 'RB Leipzig'],
    ['England', 'Wimbledon', 'AFC Wimbledon'],
    ['Scotland', 'Airdrie', 'Airdrie Utd'],
    ['Portugal', 'Aves', 'AVS'],
    ['Brazil', 'Atletico-MG', 'Atletico GO'],
    ['Poland', 'Wisla', 'Wisla Plock'],
  ])('%s: %s is not %s', (country, one, other) => expect(teamKey(country, one)).not.toBe(teamKey(country, other)))

  it.each([
    ['England', 'Chester', '2008/2009', 'england/chester-city', '2013/2014', 'england/chester'],
    ['Spain', 'Logrones', '1996/1997', 'spain/cd-logrones', '2020/2021', 'spain/ud-logrones'],
    ['Belgium', 'Waregem', '1995/1996', 'belgium/ksv-waregem', '2005/2006', 'belgium/zulte-waregem'],
    ['Portugal', 'Belenenses', '2017/2018', 'portugal/belenenses', '2018/2019', 'portugal/b-sad'],
  ])('%s: %s of %s is another club than that of later', (country, name, then, old, later, young) => {
    expect(teamKey(country, name, then)).toBe(old)
    expect(teamKey(country, name, later)).toBe(young)
  })
})

describe('well-known clubs', () => {
  it('carry their usual name, three letters and two colours', () => {
    expect(teamRecord('England', { name: 'Man United', season: '2015/2016' })).toMatchObject({
      key: 'england/man-united',
      name: 'Manchester United',
      shortCode: 'MUN',
      colours: ['#da291c', '#fbe122'],
      country: countryByName('England')?.id,
    })
    expect(teamRecord('Spain', { name: 'Ath Madrid', season: '2015/2016' }).name).toBe('Atlético de Madrid')
  })

  it.each([
    ['Spain', 'Real Madrid', 'spain/real-madrid'],
    ['England', 'Man City', 'england/manchester-city'],
    ['England', 'Arsenal', 'england/arsenal'],
    ['England', 'Liverpool', 'england/liverpool'],
    ['Germany', 'Bayern Munich', 'germany/bayern-munich'],
  ])('%s: %s is found by a name all sources share', (country, name, stableKey) =>
    expect(teamRecord(country, { name, season: '2015/2016' }).stableKey).toBe(stableKey),
  )

  it('leaves an unknown club the name of the file and joins it with nothing', () => {
    expect(teamRecord('England', { name: ' Ambridge ', season: '2015/2016' })).toEqual({
      key: 'england/ambridge',
      name: 'Ambridge',
      shortCode: null,
      country: countryByName('England')?.id,
      national: false,
      founded: null,
      venue: null,
      colours: null,
      stableKey: null,
    })
  })
})

describe('leagues', () => {
  it('knows every division by code, with a country of the list', () => {
    const codes = 'E0 E1 E2 E3 EC SC0 SC1 SC2 SC3 D1 D2 I1 I2 SP1 SP2 F1 F2 N1 B1 P1 T1 G1'.split(' ')
    const countries = codes.map((code) => countryByName(leagueOfDivision(code)?.country ?? '')?.id)
    expect(countries).toHaveLength(22)
    expect(countries).not.toContain(undefined)
    expect(leagueOfDivision('E0')).toMatchObject({ name: 'Premier League', stableKey: 'england/premier-league' })
    expect(leagueOfDivision('X9')).toBeNull()
    expect(leagueOfDivision('sc4')).toMatchObject({ name: 'SC4', country: 'Scotland', tier: 5, stableKey: null })
    expect(leagueOfDivision('N2')).toMatchObject({ name: 'N2', country: 'Netherlands', tier: 2 })
  })

  it('finds a league by names, spaces and case aside', () => {
    const copa = leagueOfNames('Argentina ', 'Copa De La Liga  Profesional ')
    expect(copa?.key).toBe('extra:Argentina/Copa de la Liga Profesional')
    expect(leagueOfNames('USA', 'MLS')?.country).toBe('United States')
  })

  it('takes a league it has not met, of a country it knows', () => {
    expect(leagueOfNames('Iceland', ' Vetrardeild')).toMatchObject({
      key: 'extra:Iceland/Vetrardeild',
      country: 'Iceland',
      stableKey: null,
    })
    expect(leagueOfNames('Iceland', ' ')).toBeNull()
  })
})
