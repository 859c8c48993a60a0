import { describe, expect, it } from 'vitest'
import { EVENT_TYPE } from '../match/event-types.ts'
import { ABSENCE_CATEGORY_NAMES, ABSENCE_WORDS, absenceName } from './absences.ts'
import { EVENT_INFO_NAMES, eventAddition, SHOOT_OUT_NAMES, VIDEO_REVIEW_NAMES } from './event-words.ts'
import { TYPE_FAMILIES } from './families.ts'
import { STANDING_DETAIL_NAMES } from './standings.ts'
import { SURFACE_NAMES } from './surfaces.ts'
import { type TypeFamily, typeName } from './type-name.testing.ts'
import { nameIn, readableName, wordsIn } from './type-name.ts'

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, place) => first + place)

/** The ids the product's pages show. */
const SHOWN: readonly (readonly [TypeFamily, readonly number[]])[] = [
  // Line-up details, then the bars of a fixture and the figures of its sides.
  [
    'statistic',
    [
      ...[40, 42, 51, 52, 56, 57, 64, 78, 79, 80, 83, 84, 85, 86, 88, 94],
      ...[...upTo(96, 101), ...upTo(103, 119), 324, 581, 1584],
    ],
  ],
  ['statistic', [34, 41, 43, 44, 45, 46, 47, 49, 53, 54, 55, 58, 59, 60, 81, 82, 87]],
  // Seasons of players, teams, coaches and referees, and of the competition itself.
  ['statistic', [88, 118, 119, 321, 322, 323, 188, 189, 190, 191, 192, 193, 194, 195, 196, 314, 574, 575, 1677]],
  ['statistic', [...upTo(201, 216), 208, 209, 83, 84]],
  ['event', Object.values(EVENT_TYPE)],
  ['event_sub_type', [1521, 1522, 1694]],
  ['position', [24, 25, 26, 27, 28]],
  ['detailed_position', [...upTo(148, 158), 163]],
  ['coach_position', [221, 226, 227, 228, 560]],
  ['referee_role', [6, 7, 8, 9]],
  ['lineup', [11, 12]],
  ['period', [1, 2, 3, 5, 39, 5314, 1525]],
  ['stage', [223, 224, 225]],
  ['transfer', [218, 219, 220, 9688]],
  ['trophy', [1, 2]],
  ['standing_rule', [180, 181, 182, 289]],
  ['standing_detail', [...upTo(129, 146), 176, 179, 185, 186, 187]],
  ['correction', [173, 174, 175]],
]

/** Words that are the same in both languages. */
const SAME = ['Passes', 'Covid-19']

const WORDS = [
  ABSENCE_WORDS,
  ABSENCE_CATEGORY_NAMES,
  EVENT_INFO_NAMES,
  VIDEO_REVIEW_NAMES,
  SHOOT_OUT_NAMES,
  SURFACE_NAMES,
]
const ALL = [...Object.values(TYPE_FAMILIES), ...WORDS].flat()

describe('names of types', () => {
  it.each(SHOWN)('has a name in both languages for every %s a page shows', (family, ids) => {
    for (const id of ids) {
      expect(typeName(family, id, 'en'), `${family} ${id}`).toMatch(/\S/)
      expect(typeName(family, id, 'pt'), `${family} ${id}`).toMatch(/\S/)
    }
  })

  it('says football in European Portuguese', () => {
    expect(typeName('statistic', 86, 'pt')).toBe('Remates à baliza')
    expect(typeName('statistic', 34, 'pt')).toBe('Cantos')
    expect(typeName('statistic', 84, 'pt')).toBe('Cartões amarelos')
    expect(typeName('statistic', 51, 'pt')).toBe('Foras de jogo')
    expect(typeName('event', EVENT_TYPE.own_goal, 'pt')).toBe('Autogolo')
    expect(typeName('position', 24, 'pt')).toBe('Guarda-redes')
  })

  it("says scored and missed kicks of a shoot-out by the product's own numbers", () => {
    expect(typeName('event', 22, 'en')).toBe('Shoot-out penalty scored')
    expect(typeName('event', 23, 'en')).toBe('Shoot-out penalty missed')
  })

  it('knows no name for an id that is not in the family', () => {
    expect(typeName('statistic', 221, 'en')).toBeNull()
    expect(nameIn([], 1, 'pt')).toBeNull()
  })

  it('says everything differently in the two languages, but for a few words', () => {
    expect([...new Set(ALL.filter((name) => name.en === name.pt).map((name) => name.en))]).toEqual(SAME)
  })

  it('shows no code to people, no capital words and no stray spaces', () => {
    for (const { en, pt } of ALL) {
      for (const text of [en, pt]) {
        expect(text).not.toMatch(/_|\p{Lu}{5,}|^\s|\s$|\s{2}/u)
        expect(text.slice(0, 1)).toBe(text.slice(0, 1).toUpperCase())
      }
    }
  })

  it.each(Object.entries(TYPE_FAMILIES))('has each id and code of %s once', (_, family) => {
    expect(new Set(family.map((name) => name.id)).size).toBe(family.length)
    expect(new Set(family.map((name) => name.code)).size).toBe(family.length)
    for (const { code } of family) expect(code).toMatch(/^[A-Z0-9]+(_[A-Z0-9]+)*$/)
  })

  it('has each word once, in the lower case they are looked for by', () => {
    for (const family of WORDS) {
      expect(new Set(family.map((name) => name.code)).size).toBe(family.length)
      for (const { code } of family) expect(code).toBe(code.toLowerCase())
    }
  })

  it('heads the columns of a table with at most four letters', () => {
    for (const { headEn, headPt } of STANDING_DETAIL_NAMES) {
      expect(headEn).toMatch(/^\w{1,4}$/)
      expect(headPt).toMatch(/^\w{1,4}$/)
    }
    const overall = STANDING_DETAIL_NAMES.filter((name) => name.id >= 129 && name.id <= 134)
    expect(overall.map((name) => name.headEn).join(' ')).toBe('P W D L GF GA')
    expect(overall.map((name) => name.headPt).join(' ')).toBe('J V E D GM GS')
  })
})

describe('what has no name', () => {
  it.each([
    ['CRUCIATE_LIGAMENT_INJURY', 'Cruciate ligament injury'],
    ['POSSIBLE  RELEGATION', 'Possible relegation'],
    ['UEFA_SUPER_CUP', 'UEFA super cup'],
    ['VAR_CARD', 'VAR card'],
    ['1ST_HALF', '1st half'],
    ['CORNERS', 'Corners'],
    ['OffTarget', 'Off target'],
    ['Professional foul last man', 'Professional foul last man'],
    ['hydration break', 'Hydration break'],
    ['', ''],
  ])('is shown in readable words: %s', (code, words) => {
    expect(readableName(code)).toBe(words)
  })

  it('is looked for by its words in any case', () => {
    expect(wordsIn(EVENT_INFO_NAMES, 'Time wasting', 'pt')).toBe('Perda de tempo')
    expect(wordsIn(SURFACE_NAMES, ' GRASS', 'en')).toBe('Grass')
    expect(wordsIn(SURFACE_NAMES, 'PLASTIC_SAND', 'pt')).toBe('Plastic sand')
  })
})

describe('absences', () => {
  it('are named by id, else by code, else in readable words', () => {
    expect(absenceName(557, null, 'pt')).toBe('Lesão no ligamento cruzado')
    expect(absenceName(99_999, 'KNEE_INJURY', 'pt')).toBe('Lesão no joelho')
    expect(absenceName(null, 'Knee Injury', 'pt')).toBe('Lesão no joelho')
    expect(absenceName(null, 'Suspended by the club', 'pt')).toBe('Suspenso pelo clube')
    expect(absenceName(null, 'groin-injury', 'en')).toBe('Groin injury')
    expect(absenceName(99_999, 'STRAINED_EYEBROW', 'pt')).toBe('Strained eyebrow')
    expect(absenceName(99_999, null, 'en')).toBeNull()
    expect(absenceName(null, ' ', 'en')).toBeNull()
  })
})

describe('what an event adds', () => {
  it.each([
    ['1st Goal', '1st goal', '1.º golo'],
    ['3rd Yellowcard', '3rd yellow card', '3.º cartão amarelo'],
    ['11th Substitution', '11th substitution', '11.ª substituição'],
    ['2nd Penalty', '2nd penalty', '2.º penálti'],
    ['2nd Corner ET', '2nd corner in extra time', '2.º canto no prolongamento'],
    ['Redcard confirmed', 'Red card confirmed', 'Cartão vermelho confirmado'],
    ['Goal cancelled', 'Goal disallowed', 'Golo anulado'],
    ['Scored', 'Scored', 'Convertido'],
    ['OffTarget', 'Off target', 'Para fora'],
    ['GoalkeeperSave', 'Saved', 'Defendido'],
    ['4th Somersault', '4th somersault', '4th Somersault'],
  ])('%s', (reported, en, pt) => {
    expect(eventAddition(reported, 'en')).toBe(en)
    expect(eventAddition(reported, 'pt')).toBe(pt)
  })
})
