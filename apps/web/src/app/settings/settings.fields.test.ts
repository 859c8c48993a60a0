import { describe, expect, test } from 'vitest'
import { readSettings, SETTING_KEYS } from './settings.fields.ts'

const stored = (values: Record<string, string>) => readSettings((key) => values[key] ?? null)

describe('local settings', () => {
  test('an empty browser gets the defaults', () => {
    expect(stored({})).toEqual({
      language: 'en',
      tz: '+0',
      tz_place: null,
      odds_format: 0,
      days_coach_changed: 20,
      count_form: 5,
      type_form: 0,
      league_form: 0,
      palette: 0,
      theme: 'dark',
      real_hint: 1,
      page_alerts: 1,
      banner_closed: 0,
      favorite_league: [],
      followed_team: [],
      followed_match: [],
      followed_player: [],
      hide_scores: 0,
      hidden_team: [],
      hidden_match: [],
      shown_match: [],
      shown_until: 0,
      expanding_league: {},
      topleague: null,
      topclub: null,
      odds_market: Array(16).fill(true),
      expanding_panel: Array(4).fill(true),
      sort_list: 1,
    })
  })

  test('stored values are read as they are written', () => {
    const settings = stored({
      language: 'pt',
      tz: '-5',
      odds_format: '1',
      days_coach_changed: '30',
      count_form: '10',
      type_form: '1',
      league_form: '1',
      favorite_league: '[8,12]',
      expanding_league: '{"8":false}',
    })
    expect(settings).toMatchObject({
      language: 'pt',
      tz: '-5',
      odds_format: 1,
      days_coach_changed: 30,
      count_form: 10,
      type_form: 1,
      league_form: 1,
      favorite_league: [8, 12],
      expanding_league: { 8: false },
    })
  })

  test('the leagues and clubs chosen for the home page are found again, also when none is left', () => {
    const topleague = [{ league_id: 16, league_name: 'Série A', country_id: 39, country_name: 'Brazil' }]
    const topclub = [{ team_id: 77, team_name: 'Santos', team_image: '', country_name: 'Brazil', order: 1 }]
    for (const chosen of [
      { topleague, topclub },
      { topleague: [], topclub: [] },
    ]) {
      const kept = { topleague: JSON.stringify(chosen.topleague), topclub: JSON.stringify(chosen.topclub) }
      expect(stored(kept)).toMatchObject(chosen)
    }
  })

  test('values in quotes, as other software stores them, are understood', () => {
    expect(stored({ language: '"pt"', tz: '"+1"', count_form: '"7"' })).toMatchObject({
      language: 'pt',
      tz: '+1',
      count_form: 7,
    })
  })

  test('nonsense is the default, key by key', () => {
    const nonsense = Object.fromEntries(SETTING_KEYS.map((key) => [key, '{"broken']))
    expect(stored(nonsense)).toEqual(stored({}))
    expect(stored({ tz: '+13', language: 'fr', count_form: '0', odds_format: '3', favorite_league: '["8"]' })).toEqual(
      stored({}),
    )
  })

  test('a place replaces the offset only when the machine knows it', () => {
    expect(stored({ tz_place: '"Europe/Lisbon"' }).tz_place).toBe('Europe/Lisbon')
    expect(stored({ tz_place: '"Atlantis/Center"' }).tz_place).toBeNull()
  })
})
