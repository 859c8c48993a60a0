import type { Language } from '@touchline/messages'
import { describe, expect, test } from 'vitest'
import { countriesFor } from '../../app/i18n/countries.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { loadLanguage, loadTexts } from '../../app/i18n/languages.ts'
import { readSettings } from '../../app/settings/settings.fields.ts'
import { placeName } from '../../ui/places/place-name.ts'
import { readDraft, realChanges, writeDraft } from './draft.ts'
import { coachDays, formCounts, OFFSET_OPTIONS } from './general-options.ts'
import { moved, numbered } from './lists/list-edit.ts'
import { placesFor } from './places/find-places.ts'
import { settingTab } from './setting-tabs.ts'

const defaults = readSettings(() => null)

describe('choices', () => {
  test('the fixed offsets are the 25 whole hours from +12 to -12, with a real minus sign to read', () => {
    expect(OFFSET_OPTIONS.map(({ value }) => value)).toHaveLength(25)
    expect([OFFSET_OPTIONS[0], OFFSET_OPTIONS[12], OFFSET_OPTIONS[24]]).toEqual([
      { value: '+12', label: 'UTC+12' },
      { value: '+0', label: 'UTC+0' },
      { value: '-12', label: 'UTC−12' },
    ])
  })

  test('numbers hold the defaults and whatever is set, in order', () => {
    expect(coachDays(20)).toContain(20)
    expect(formCounts(5)).toContain(5)
    expect(formCounts(7)).toEqual([1, 3, 4, 5, 6, 7, 8, 10, 15, 20])
    expect(Math.min(...coachDays(20), ...formCounts(5))).toBeGreaterThanOrEqual(1)
  })

  test('places are called as the language calls them, and found by that name and by their own', async () => {
    const nameIn = async (language: Language) => {
      await loadTexts(language, ['places'])
      const names = await loadLanguage(language)
      return (zone: string) => placeName(zone, names)
    }
    const [english, portuguese] = [await nameIn('en'), await nameIn('pt')]
    const zones = ['Europe/London', 'Europe/Lisbon', 'America/Argentina/Buenos_Aires', 'UTC']
    expect(zones.map(english)).toEqual(['London, Europe', 'Lisbon, Europe', 'Buenos Aires, Americas', 'UTC'])
    expect(zones.map(portuguese)).toEqual(['Londres, Europa', 'Lisboa, Europa', 'Buenos Aires, América', 'UTC'])
    for (const typed of ['lisboa', 'Lisbon']) {
      expect(
        placesFor(typed, { zones, nameOf: portuguese, countryOf: (name) => name }).map(({ zone }) => zone),
      ).toEqual(['Europe/Lisbon'])
    }
  })

  test('an unknown tab is the first one', () => {
    expect([settingTab('topclub'), settingTab('nonsense'), settingTab(undefined)]).toEqual([
      'topclub',
      'general',
      'general',
    ])
  })

  test('countries to choose from begin with the regions and follow the language', async () => {
    await Promise.all([loadLanguage('en'), loadLanguage('pt')])
    const portuguese = countriesFor('', 'pt').map(({ name }) => translatedCountry('pt', name))
    expect(portuguese.indexOf('Europa')).toBeLessThan(portuguese.indexOf('Alemanha'))
    expect(portuguese.indexOf('Alemanha')).toBeLessThan(portuguese.indexOf('Portugal'))
    expect(countriesFor('portug', 'en').map(({ name }) => name)).toEqual(['Portugal'])
  })
})

describe('an unsaved choice', () => {
  test('comes back as it was, a place switched off included', () => {
    const draft = { tz: '-5', tz_place: null, odds_format: 1 as const, language: 'pt' as const, count_form: 10 }
    expect(readDraft(writeDraft(draft))).toEqual(draft)
    expect(writeDraft({})).toBeNull()
  })

  test('is nothing once it equals what is saved', () => {
    expect(realChanges({ odds_format: 0, tz: '+2' }, defaults)).toEqual({ tz: '+2' })
    expect(realChanges({ odds_format: 0 }, defaults)).toEqual({})
  })

  test('leaves out what cannot be used', () => {
    expect(readDraft('{"tz":"+99","odds_format":"1","token":"x","count_form":7}')).toEqual({ odds_format: 1 })
    for (const text of [null, 'broken', '[]', 'null', '7']) expect(readDraft(text)).toEqual({})
  })
})

describe('order of a list', () => {
  test('an item moves by one place and stays at the ends', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  })

  test('clubs carry their place', () => {
    expect(numbered([{ team_id: 9, order: 4 }, { team_id: 3 }])).toEqual([
      { team_id: 9, order: 1 },
      { team_id: 3, order: 2 },
    ])
  })
})
