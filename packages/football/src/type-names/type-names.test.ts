import { describe, expect, it } from 'vitest'
import { EVENT_TYPE } from '../match/event-types.ts'
import { ABSENCE_CATEGORY_NAMES, ABSENCE_WORDS, absenceName } from './absences.ts'
import { EVENT_INFO_NAMES, SHOOT_OUT_NAMES, VIDEO_REVIEW_NAMES } from './event-words.ts'
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
  it.each(SHOWN)('has a name for every %s a page shows', (family, ids) => {
    for (const id of ids) {
      expect(typeName(family, id), `${family} ${id}`).toMatch(/\S/)
    }
  })

  it("says scored and missed kicks of a shoot-out by the product's own numbers", () => {
    expect(typeName('event', 22)).toBe('Shoot-out penalty scored')
    expect(typeName('event', 23)).toBe('Shoot-out penalty missed')
  })

  it('knows no name for an id that is not in the family', () => {
    expect(typeName('statistic', 221)).toBeNull()
    expect(nameIn([], 1)).toBeNull()
  })

  it('shows no code to people, no capital words and no stray spaces', () => {
    for (const { name } of ALL) {
      expect(name).not.toMatch(/_|\p{Lu}{5,}|^\s|\s$|\s{2}/u)
      expect(name.slice(0, 1)).toBe(name.slice(0, 1).toUpperCase())
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
    for (const { head } of STANDING_DETAIL_NAMES) expect(head).toMatch(/^\w{1,4}$/)
    const overall = STANDING_DETAIL_NAMES.filter((name) => name.id >= 129 && name.id <= 134)
    expect(overall.map((name) => name.head).join(' ')).toBe('P W D L GF GA')
  })
})

describe('a code without a name', () => {
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
    expect(wordsIn(EVENT_INFO_NAMES, 'Time wasting')).toBe('Time-wasting')
    expect(wordsIn(SURFACE_NAMES, ' GRASS')).toBe('Grass')
    expect(wordsIn(SURFACE_NAMES, 'PLASTIC_SAND')).toBe('Plastic sand')
  })
})

describe('absences', () => {
  it('are named by id, else by code, else in readable words', () => {
    expect(absenceName(557, null)).toBe('Cruciate ligament injury')
    expect(absenceName(99_999, 'KNEE_INJURY')).toBe('Knee injury')
    expect(absenceName(null, 'Knee Injury')).toBe('Knee injury')
    expect(absenceName(null, 'Suspended by the club')).toBe('Suspended by the club')
    expect(absenceName(null, 'groin-injury')).toBe('Groin injury')
    expect(absenceName(99_999, 'STRAINED_EYEBROW')).toBe('Strained eyebrow')
    expect(absenceName(99_999, null)).toBeNull()
    expect(absenceName(null, ' ')).toBeNull()
  })
})
