import { expect, it } from 'vitest'
import { by, INDEX_ENTRY, messages, parsePlays, play, shortEvents, shot } from './sample.testing.ts'
import { eventCounts } from './statsbomb-figures.ts'

const scored = (home_score: number, away_score: number) => ({ index: [{ ...INDEX_ENTRY, home_score, away_score }] })

it('a goal has its scorer, the pass before it, the part of the body and the score after it', () => {
  const pass = play('home', 'Pass', 1, 14, { id: 'the-pass', ...by(2), pass: { goal_assist: true } })
  const goal = shot('home', 1, 14, 'Goal', { key_pass_id: 'the-pass', body_part: { id: 37, name: 'Head' } })
  const result = parsePlays([pass, goal, shot('away', 2, 50, 'Goal', {}, 21)], scored(1, 1))
  expect(shortEvents(result)).toEqual([
    '14 | home | 15 | Whole Name 1 | Whole Name 2 | 1-0 | header',
    '14 | away | 51 | Neto | 1-1',
  ])
  expect(result.batch.events?.[0]?.events[0]).toMatchObject({ player: '1', relatedPlayer: '2' })
  expect(messages(result)).toEqual([])
})

it('a penalty is scored or missed', () => {
  const penalty = { type: { id: 88, name: 'Penalty' } }
  expect(
    shortEvents(parsePlays([shot('home', 1, 3, 'Goal', penalty), shot('home', 1, 9, 'Saved', penalty)], scored(1, 0))),
  ).toEqual(['16 | home | 4 | Whole Name 1 | 1-0', '17 | home | 10 | Whole Name 1'])
})

it('a goal from the spot is a figure of its own for who scored it', () => {
  const penalty = { type: { id: 88, name: 'Penalty' } }
  const result = parsePlays([shot('home', 1, 3, 'Goal', penalty), shot('home', 1, 9, 'Goal')], scored(2, 0))
  expect(eventCounts(result.batch.events?.[0]?.events ?? [], '1')).toEqual({ 52: 2, 111: 1 })
})

it('an own goal counts for the other side, and one by nobody of its side is left out', () => {
  const own = (player: number) => play('home', 'Own Goal Against', 1, 30, by(player))
  expect(shortEvents(parsePlays([own(2), play('away', 'Own Goal For', 1, 30)], scored(0, 1)))).toEqual([
    '15 | away | 31 | Whole Name 2 | 0-1',
  ])
  const doubted = parsePlays([own(21)])
  expect(shortEvents(doubted)).toEqual([])
  expect(messages(doubted)).toEqual(['an own goal by nobody of its side'])
})

it('cards come with fouls and with bad behaviour', () => {
  const card = (name: string) => ({ card: { id: 7, name } })
  expect(
    shortEvents(
      parsePlays([
        play('home', 'Foul Committed', 1, 8, { ...by(2), foul_committed: card('Yellow Card') }),
        play('home', 'Foul Committed', 1, 9, by(2)),
        play('home', 'Foul Committed', 1, 45, { ...by(2), foul_committed: card('Second Yellow') }),
        play('away', 'Bad Behaviour', 2, 92, { ...by(22), bad_behaviour: card('Red Card') }),
      ]),
    ),
  ).toEqual(['19 | home | 9 | Whole Name 2', '21 | home | 45+1 | Whole Name 2', '20 | away | 90+3 | Whole Name 22'])
})

it('on a substitution the replacement comes on, and a corner is an event', () => {
  const swap = play('home', 'Substitution', 2, 45, { ...by(2), substitution: { replacement: { id: 12, name: 'X' } } })
  const corner = play('away', 'Pass', 2, 60, { ...by(22), pass: { type: { id: 61, name: 'Corner' } } })
  expect(shortEvents(parsePlays([corner, swap]))).toEqual([
    '18 | home | 46 | Whole Name 12 | Whole Name 2',
    '34 | away | 61 | Whole Name 22',
  ])
})

it('somebody who is not in the line-up file is named and not linked', () => {
  const foul = { ...by(99, 'A Stranger'), bad_behaviour: { card: { id: 5, name: 'Red Card' } } }
  expect(parsePlays([play('home', 'Bad Behaviour', 1, 8, foul)]).batch.events?.[0]?.events).toMatchObject([
    { player: null, playerName: 'A Stranger' },
  ])
})

it('leaves out plays with a minute outside their period or no known team', () => {
  const result = parsePlays([
    shot('home', 2, 44, 'Goal'),
    { ...play('home', 'Shot', 1, 5), team: { id: 1, name: 'Barcelona' } },
    play('home', 'Pass', 7, 130),
  ])
  expect(result.report.fatal).toBe('the match is Barcelona - Valencia, the events are of others')
  const own = parsePlays([shot('home', 2, 44, 'Goal'), play('home', 'Pass', 7, 130)])
  expect(shortEvents(own)).toEqual([])
  expect(messages(own)).toEqual(['Shot has a minute outside its period', 'Pass has no side or time'])
})

it('the scores by period, extra time and shoot-out', () => {
  const result = parsePlays(
    [
      shot('home', 1, 45, 'Goal'),
      shot('away', 2, 91, 'Goal', {}, 21),
      shot('away', 3, 100, 'Goal', {}, 21),
      shot('home', 4, 120, 'Goal'),
      shot('home', 5, 121, 'Goal'),
      shot('away', 5, 121, 'Saved', {}, 21),
    ],
    scored(2, 2),
  )
  expect(result.batch.fixtures?.[0]).toMatchObject({
    state: 8,
    scores: { halfTime: [1, 0], fullTime: [1, 1], extraTime: [2, 2], shootOut: [1, 0], current: [2, 2] },
  })
  expect(shortEvents(result)).toEqual([
    '14 | home | 45+1 | Whole Name 1 | 1-0',
    '14 | away | 90+2 | Neto | 1-1',
    '14 | away | 101 | Neto | 1-2',
    '14 | home | 120+1 | Whole Name 1 | 2-2',
    '22 | home | 120 | Whole Name 1 | 1-0',
    '23 | away | 120 | Neto | 1-0',
  ])
})

it('goals that are not those of the score in the index are doubted', () => {
  expect(messages(parsePlays([shot('home', 1, 5, 'Goal')]))).toEqual(['the goals listed (1-0) are not those of 0-0'])
})
