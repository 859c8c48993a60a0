import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { RESERVES, WOMEN, YOUTH } from './squad-words.ts'
import { areOfOtherSquads, nameInSquad, namesInSquad, squadOfCompetition, squadOfTeam, withoutSquad } from './squads.ts'

describe('a team’s name', () => {
  it.each([
    ['Arsenal WFC', 'Women', 'Arsenal'],
    ['Arsenal W.F.C.', 'Women', 'Arsenal'],
    ['Chelsea LFC', 'Women', 'Chelsea'],
    ['Arsenal (W)', 'Women', 'Arsenal'],
    ['Al-Ahli Saudi FC (women)', 'Women', 'Al-Ahli Saudi FC'],
    ['fc-arsenal-frauen', 'Women', 'fc-arsenal'],
    ['FC Barcelona Femení', 'Women', 'FC Barcelona'],
    ['FC Barcelona Femení B', 'Women Reserves', 'FC Barcelona'],
    ['Slavia Praha ženy', 'Women', 'Slavia Praha'],
    ['ЦСКА женщины', 'Women', 'ЦСКА'],
    ['Germany Women U-19', 'Women U19', 'Germany'],
    ['Wales Under 21s', 'U21', 'Wales'],
    ['Germany W U19', 'Women U19', 'Germany'],
    ['Willem II Women', 'Women', 'Willem II'],
    ['Brasil Sub-20', 'U20', 'Brasil'],
    ['Juventus Primavera', 'Youth', 'Juventus'],
    ['Athletic Club Juvenil', 'Youth', 'Athletic Club'],
    ['Jong Ajax', 'Reserves', 'Ajax'],
    ['Bayern Munich II', 'Reserves', 'Bayern Munich'],
    ['Real Madrid Castilla', 'Reserves', 'Real Madrid'],
    ['FC Barcelona Atlètic', 'Reserves', 'FC Barcelona Atlètic'],
    ['FC Krasnodar-2', 'Reserves', 'FC Krasnodar'],
    ['FC Dynamo-2 Kyiv', 'Reserves', 'FC Dynamo Kyiv'],
    ['Villarreal CF C', 'Reserves', 'Villarreal CF'],
    ['FC Seoul R', 'Reserves', 'FC Seoul'],
    ['Everton Res.', 'Reserves', 'Everton'],
    ['ŽNK Split', 'Women', 'Split'],
    ['FC København Q', 'Women', 'FC København'],
    ['Dukla Praha dorost', 'Youth', 'Dukla Praha'],
    ['浦和 レディース', 'Women', '浦和'],
    ['الأهلي سيدات', 'Women', 'الأهلي'],
  ])('%s is of %s', (name, squad, bare) => {
    expect([squadOfTeam(name), withoutSquad(name)]).toEqual([squad, bare])
  })

  it.each([
    ...['Arsenal', 'Boca Juniors', 'Junior', 'Willem II', 'W Connection', 'B 1903', 'LFC Berlin', 'FC Frauenfeld'],
    ...[
      'Union B.',
      'Colón C-3 F.C.',
      'Schalke 04',
      '1860 München',
      'Atlético Madrid',
      'EC Primavera',
      'U Cluj',
      'Holbæk B&I',
      'Women',
      '',
    ],
  ])('%s is a first team of men', (name) => {
    expect([squadOfTeam(name), withoutSquad(name)]).toEqual([null, name])
  })
})

const club = fc.constantFrom(
  'Arsenal',
  'FC Barcelona',
  'Paris Saint-Germain',
  'Schalke 04',
  'Brøndby IF',
  'Germany',
  'São Paulo',
)
const bracketed = fc.constantFrom<(word: string) => string>(
  (word) => word,
  (word) => `(${word})`,
  (word) => word.toUpperCase(),
)
/** Words as a name is written with one of them behind it. */
const behind = (kind: typeof WOMEN) => fc.constantFrom(...kind.words, ...kind.last)

test.each([
  ['women', WOMEN, 'Women'],
  ['the young', YOUTH, 'Youth'],
  ['reserves', RESERVES, 'Reserves'],
] as const)('every word for %s behind a club says who plays, and the club is what is left', (_, kind, squad) => {
  fc.assert(
    fc.property(fc.record({ club, word: behind(kind), bracketed }), ({ club: name, word, bracketed: written }) => {
      const team = `${name} ${written(word)}`
      expect([squadOfTeam(team), withoutSquad(team)]).toEqual([squad, name])
      expect(nameInSquad(team, squad)).toBe(team)
    }),
  )
})

test('a name in a squad says so once, whatever it said before', () => {
  const squads = fc.constantFrom('Women', 'Women U19', 'U21', 'Youth', 'Reserves', 'Women Reserves')
  fc.assert(
    fc.property(fc.record({ club, squads, other: squads }), ({ club: name, squads: squad, other }) => {
      const named = nameInSquad(name, squad)
      expect([named, squadOfTeam(named)]).toEqual([`${name} ${squad}`, squad])
      expect(nameInSquad(named, squad)).toBe(named)
      const both = squadOfTeam(nameInSquad(named, other)) ?? ''
      expect(both.includes('Women')).toBe(squad.includes('Women') || other.includes('Women'))
      for (const one of namesInSquad(name, squad, []).slice(0, 2)) expect(squadOfTeam(one)).toBe(squad)
    }),
  )
})

test('women and the young are never a first team’s other name; reserves may have names without a word for them', () => {
  expect(areOfOtherSquads('Arsenal WFC', 'Arsenal')).toBe(true)
  expect(areOfOtherSquads('Wales U21', 'Wales')).toBe(true)
  expect(areOfOtherSquads('Arsenal WFC', 'Arsenal Ladies')).toBe(false)
  expect(areOfOtherSquads('Athletic Club B', 'Bilbao Athletic')).toBe(false)
})

test('readers find a squad by the words of their language', () => {
  const portuguese = (part: string) => (part === 'Women' ? 'Feminino' : part.replace('U', 'Sub-'))
  expect(namesInSquad('Arsenal', 'Women', [portuguese])).toEqual(['Arsenal Women', 'Arsenal W', 'Arsenal Feminino'])
  expect(namesInSquad('Germany', 'Women U19', [portuguese])).toEqual([
    'Germany Women U19',
    'Germany W U19',
    'Germany Feminino Sub-19',
  ])
})

describe('a competition’s name', () => {
  it.each([
    [
      'Women',
      ["FA Women's Super League", 'FA WSL', 'NWSL', 'Liga F', 'Damallsvenskan', 'Frauen-Bundesliga', 'Frauenliga'],
    ],
    [
      'Women',
      ['Division 1 Féminine', 'Serie A Femminile', 'Liga MX Femenil', 'Lliga Femení', 'Brasileirão Feminino A1'],
    ],
    ['Women', ['Azerion Vrouwen Eredivisie', 'Kvindeligaen', 'Toppserien', 'Naisten Liiga', 'Kadınlar Süper Ligi']],
    [
      'Women',
      ['1. liga žen', 'Ekstraliga kobiet', 'Női NB I', 'Чемпионат России среди женщин', 'A-League Women', 'W-League'],
    ],
    ['Women', ["FIFA Women's World Cup", 'UEFA Women’s Champions League', 'Olympics (W)', 'Premier League (W)']],
    ['U21', ['European Championship U21', 'UEFA European Under-21 Championship', 'Jupiler Pro League U21']],
    ['U20', ['FIFA U-20 World Cup', 'Brasileirão Sub-20']],
    ['Women U17', ["FIFA U-17 Women's World Cup"]],
    ['Youth', ['Campionato Primavera 1', 'UEFA Youth League', 'A-Junioren-Bundesliga', 'División de Honor Juvenil']],
    ['Reserves', ['Premier League 2', 'Beloften Eredivisie', 'Reserve League']],
    [
      null,
      ['Premier League', 'La Liga', 'World Cup', 'Superettan', 'Serie B', 'Liga Portugal 2', '2. Bundesliga', 'Liga 1'],
    ],
  ] as const)('says %s: %j', (squad, names) => {
    expect(names.map((name) => [name, squadOfCompetition(name)])).toEqual(names.map((name) => [name, squad]))
  })
})
