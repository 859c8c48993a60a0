import { STATES, stateInfoKey, stateNameKey } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { describe, expect, test } from 'vitest'
import { loadLanguage, loadTexts } from './languages.ts'

describe('languages', () => {
  test('every state of a fixture has a name and an explanation in both languages', async () => {
    for (const language of ['en', 'pt'] as const) {
      const { t } = await loadLanguage(language)
      for (const { id, key } of STATES) {
        if (key === 'unused') continue
        const [name, info] = [stateNameKey(id), stateInfoKey(id)]
        expect(name && t(name), `${language} ${id}`).toMatch(/^(?!state\.)./)
        expect(info && t(info), `${language} ${id}`).toMatch(/^(?!state\.)./)
      }
    }
  })

  test('no code means two states: not in one language, and not another in the other language', async () => {
    const meant = new Map<string, number>()
    for (const language of ['en', 'pt'] as const) {
      const { t } = await loadLanguage(language)
      for (const { id, key } of STATES) {
        if (key === 'unused') continue
        // The text in a row: the code, or else the name.
        const shown = t(`state.${key}.code`) || t(`state.${key}.name`)
        expect([shown, meant.get(shown) ?? id]).toEqual([shown, id])
        meant.set(shown, id)
      }
    }
  })

  test('results are W, D, L in English and V, E, D in Portuguese', async () => {
    const letters = async (language: Language) => {
      const { t } = await loadLanguage(language)
      return (['W', 'D', 'L'] as const).map((result) => t(`result.${result}`)).join('')
    }
    expect(await letters('en')).toBe('WDL')
    expect(await letters('pt')).toBe('VED')
  })
})

describe('English texts that are fixed word for word', () => {
  test.each([
    ['minlength5', 'At least 5 characters'],
    ['notuseemail', 'Do not use email address.'],
    ['invalidemail', 'This email is invalid.'],
    ['invalidusername', 'This username is invalid.'],
    ['typevalidemail', 'Please enter a valid email address.'],
    ['passwordnotmatch', 'Passwords do not match'],
    ['emailexist', 'This email already exists.'],
    ['usernameexist', 'This username already exists.'],
    ['invalidcredential', 'Invalid Credentials.'],
    ['invalidlink', 'Sorry, this link is invalid at the moment.'],
    ['expiredlink', 'Sorry, this link is already expired.'],
    ['failedsave', 'Sorry, failed to save. Try again later.'],
    ['invalidactivation', 'Sorry, it is an invalid activation url.'],
    ['errorsendingemail', 'Sorry, an error occured while sending the email.'],
  ] as const)('of the forms of accounts: %s', async (key, text) => {
    await loadTexts('en', ['accounts'])
    const { t } = await loadLanguage('en')
    expect(t(`accounts:message.${key}`)).toBe(text)
  })

  test.each([
    ['notlogin', 'Sorry, please login to see this data. Thanks.'],
    ['notsubscribe', "Sorry, you don't have permission to view this data. Please subscribe for this. Thanks."],
    ['expiredsubscribe', 'Sorry, your subscription has expired. Please pay to view this data. Thanks.'],
  ] as const)('%s', async (key, text) => {
    const { t } = await loadLanguage('en')
    expect(t(`message.${key}`)).toBe(text)
  })

  test.each([
    [
      'country:message.notsubscribe',
      'Sorry, you have not permission to view these data. Please subscribe for it. Thanks.',
    ],
    [
      'country:message.expiredsubscribe',
      'Sorry, your subscription has expired. Kindly pay to view these data. Thanks.',
    ],
    [
      'team:lastMatches.notsubscribe',
      'Sorry, you have not permission to view the Last Matches. Please subscribe for it. Thanks.',
    ],
    [
      'team:lastMatches.expiredsubscribe',
      'Sorry, your subscription had expired. Kindly pay to view the Last Matches. Thanks.',
    ],
    ['team:lastMatches.notlogin', 'Sorry, please login to view the Last Matches. Thanks.'],
    ['inplay:empty.title', 'No Inplay Games.'],
    ['country:nothing.league', 'No Data for League.'],
    ['country:nothing.team', 'No Data for Team.'],
    ['country:nothing.player', 'No Data for Player.'],
    ['country:nothing.coach', 'No Data for Coach.'],
    ['country:nothing.referee', 'No Data for Referee.'],
    ['country:nothing.country', 'No Data for Country.'],
    ['coach:noData.fixture', 'No Data for Fixture.'],
    ['coach:noData.stats', 'No Data for Stats.'],
    ['coach:noData.transfers', 'No Data for Transfers.'],
  ] as const)('of one page: %s', async (key, text) => {
    const { t } = await loadLanguage('en')
    expect(t(key)).toBe(text)
  })
})
