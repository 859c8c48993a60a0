import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { realData } from '../../../../../tools/data-folder.ts'
import { COUNTRIES } from '../../places/countries.ts'
import { knownDecisions } from '../table/decisions.ts'
import { pointsGiven } from '../table/league-table.ts'
import { tableRulesOf } from '../table/table-rules.ts'
import { RULES_MET } from './rules-met.testing.ts'
import { rulesShown } from './rules-shown.ts'

const read = (file: string) => readFileSync(realData('tables', file), 'utf8')

/** Competitions of the list of points as our keys. */
const KEYS: Readonly<Record<string, string>> = {
  'Andorra Primera Divisió': 'andorra/primera-divisio',
  'Austria 2. Liga (Erste Liga)': 'austria/2-liga',
  'Austria Bundesliga': 'austria/bundesliga',
  'Brazil Série A': 'brazil/serie-a',
  'Brazil Série B': 'brazil/serie-b',
  'England Championship': 'england/championship',
  'England First Division': 'england/premier-league',
  'England Football Conference': 'england/national-league',
  'England Fourth Division': 'england/league-two',
  'England League One': 'england/league-one',
  'England League Two': 'england/league-two',
  'England National League': 'england/national-league',
  'England Premier League': 'england/premier-league',
  'England Third Division': 'england/league-one',
  'England Third Division (4th level)': 'england/league-two',
  'Germany 2. Bundesliga': 'germany/2-bundesliga',
  'Germany 3. Liga': 'germany/3-liga',
  'Germany Bundesliga': 'germany/bundesliga',
  "Israel Ligat ha'Al": 'israel/ligat-haal',
  'Italy Serie A': 'italy/serie-a',
  'Italy Serie B': 'italy/serie-b',
  'Netherlands Eerste Divisie': 'netherlands/eerste-divisie',
  'North Macedonia Prva Liga': 'north-macedonia/prva-liga',
  'Poland Ekstraklasa': 'poland/ekstraklasa',
  'Serbia SuperLiga': 'serbia/superliga',
  'Spain Segunda División': 'spain/la-liga-2',
  'Spain Segunda División B': 'spain/segunda-division-b',
  'Turkey Süper Lig': 'turkey/super-lig',
}

/** `2024-25 (regular season)` is 2024/2025. */
function seasonOf(text: string): string {
  const [first = '', last] = (/^\d{4}(?:-\d\d)?/.exec(text)?.[0] ?? '').split('-')
  return last === undefined ? first : `${first}/${Number(first) + 1}`
}

test('every deduction and award that is met is in the file of its competition', () => {
  const [, ...lines] = read('adjustments.csv').trim().split(/\r?\n/)
  const wrong = lines.filter((line) => {
    const [country, competition, season = '', name = '', points] = line.split(',')
    const key = KEYS[`${country} ${competition}`] ?? null
    const { corrections } = knownDecisions(key, seasonOf(season), [{ team: 1, name }])
    return pointsGiven(corrections, '9999-12-31').get(1) !== Number(points)
  })
  expect(lines.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

test.each(RULES_MET.map((met) => [met.key, met.season, met] as const))('%s %s', (key, season, { rule, ...met }) => {
  expect({ ...rulesShown(key, season), ...tableRulesOf(key, season) }).toMatchObject(rule)
  expect(met.part).toBeGreaterThan(0)
})

const paragraphs = () =>
  read('regulations.md')
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')

/** Other names that texts use for a country. */
const WORDS: readonly (readonly [word: string, country: string])[] = [
  ...COUNTRIES.filter(({ region }) => !region).map(({ name }) => [name, name] as const),
  ...([
    ['Czech', 'Czechia'],
    ['Korea', 'South Korea'],
    ['MLS', 'United States'],
    ['Football League', 'England'],
  ] as const),
  ...([
    ['Ligue 1', 'France'],
    ['Bundesliga', 'Germany'],
    ['World Cup', 'World'],
    ['Euro 2', 'Europe'],
  ] as const),
  ...([
    ['Africa Cup', 'Africa'],
    ['Premier League', 'England'],
    ['Serie B', 'Italy'],
  ] as const),
]
/** Competitions that are not ours, or a deduction without its club and season. */
const NOT_OURS = [
  /Denmark and Slovenia/,
  /Ireland\/Netherlands/,
  /Finland's second level, Norway's second and third level/,
  /Venezuela \(-3\)/,
  /Australia NPL NSW/,
]

const slug = (country: string) => country.toLowerCase().replaceAll(' ', '-')

test('every country and season that the rules name has its rules here', () => {
  const missing = paragraphs().flatMap((text, part) => {
    const plain = NOT_OURS.reduce((rest, words) => rest.replace(words, ''), text)
    const own = RULES_MET.filter((met) => met.part === part)
    const countries = WORDS.filter(([word]) => new RegExp(`(?<!Northern )\\b${word}`).test(plain)).map(
      ([, country]) => country,
    )
    const seasons = [...plain.matchAll(/\b(1[89]\d\d|20\d\d)\/\d\d\b/g)].map(([, first]) => first ?? '')
    return [
      ...countries.filter((country) => !own.some(({ key }) => key.startsWith(`${slug(country)}/`))),
      ...seasons.filter((first) => !own.some(({ season }) => season.startsWith(first))),
    ].map((what) => `${part}: ${what}`)
  })
  expect([...new Set(missing)]).toEqual([])
})
