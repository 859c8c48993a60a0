import { readMeeting, readPastMatch } from '@touchline/contract/matches'
import type { Match } from '@touchline/football'
import { AWAY, anyMatch, HOME } from '@touchline/football/samples'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { viewMeeting } from './meeting.view.ts'
import { viewPastMatch } from './past-match.view.ts'

/** The API's view of any stored match: its score and the times of its events. */
const stored = anyMatch
  .filter(({ scores }) => scores.fullTime !== null)
  .map((match): Match => {
    const timed = <Event extends { minute: number | null }>(events: readonly Event[]) =>
      events.map((event) => ({ ...event, minute: event.minute ?? 1 }))
    const corners = timed(match.corners).map((corner) => ({ ...corner, comment: corner.comment ?? '1st corner' }))
    return { ...match, goals: timed(match.goals), cards: timed(match.cards), corners }
  })

test('an answer on two teams reads as the match it shows', () => {
  fc.assert(
    fc.property(stored, (match) => {
      expect(readMeeting(viewMeeting(match))).toEqual(match)
    }),
  )
})

test('a list reads as the matches it shows, from whichever side and of whatever half', () => {
  fc.assert(
    fc.property(stored, fc.constantFrom(HOME, AWAY), fc.constantFrom(0, 1, 2), (match, team, half) => {
      expect(readPastMatch(viewPastMatch(match, half, team).match, team)).toEqual(match)
    }),
  )
})
