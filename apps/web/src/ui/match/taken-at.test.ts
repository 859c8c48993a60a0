import { beforeAll, expect, test } from 'vitest'
import { loadLanguage } from '../../app/i18n/languages.ts'
import { takenAt } from './taken-at.ts'

beforeAll(async () => {
  await Promise.all([loadLanguage('en'), loadLanguage('pt')])
})

test('prices of the days before a match were taken on a weekday, by the viewer’s clock', () => {
  const friday = '2026-03-06T16:00:00Z'
  const saturday = '2026-03-07T15:00:00Z'
  expect(takenAt(friday, { kickoff: saturday, zone: '+0', language: 'en' })).toBe('Fri 16:00')
  expect(takenAt(friday, { kickoff: saturday, zone: '+0', language: 'pt' })).toBe('sex., 16:00')
  expect(takenAt('2026-03-06T23:30:00Z', { kickoff: saturday, zone: '+1', language: 'pt' })).toBe('sáb., 00:30')
})

test('older ones have their date', () => {
  expect(takenAt('2026-02-20T16:00:00Z', { kickoff: '2026-03-07T15:00:00Z', zone: '+0', language: 'en' })).toBe(
    '20/02 16:00',
  )
})
