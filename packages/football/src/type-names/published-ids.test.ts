import { expect, test } from 'vitest'
import { EVENT_TYPE } from '../match/event-types.ts'
import { DETAIL, TABLE_DETAIL } from '../season/detail-types.ts'
import { type TypeFamily, typeName } from './type-name.testing.ts'

/** Meanings of published ids that readers of the API rely on, in the words of the pages. */
const MEANING: Partial<Record<TypeFamily, Record<number, string>>> = {
  statistic: {
    ...{ 34: 'Corners', 40: 'Captain', 42: 'Shots', 47: 'Penalties', 51: 'Offsides', 52: 'Goals', 56: 'Fouls' },
    ...{ 57: 'Saves', 59: 'Substitutions', 64: 'Hit the woodwork', 78: 'Tackles', 79: 'Assists', 80: 'Passes' },
    ...{ 83: 'Red cards', 84: 'Yellow cards', 85: 'Second yellow cards', 86: 'Shots on target', 88: 'Goals conceded' },
    ...{ 94: 'Dispossessed', 96: 'Fouls drawn', 97: 'Shots blocked', 98: 'Crosses', 99: 'Accurate crosses' },
    ...{ 100: 'Interceptions', 101: 'Clearances', 103: 'Punches', 104: 'Saves from inside the box' },
    ...{ 105: 'Duels', 106: 'Duels won', 107: 'Aerial duels won', 108: 'Dribbles attempted' },
    ...{ 109: 'Successful dribbles', 110: 'Dribbled past', 111: 'Penalties scored', 112: 'Penalties missed' },
    ...{ 113: 'Penalties saved', 114: 'Penalties conceded', 115: 'Penalties won', 116: 'Accurate passes' },
    ...{ 117: 'Key passes', 118: 'Rating', 119: 'Minutes played', 188: 'Matches', 214: 'Wins', 215: 'Draws' },
    ...{ 216: 'Defeats', 314: 'Video reviews', 324: 'Own goals', 581: 'Big chances missed' },
    1584: 'Accurate passes in percent',
  },
  event: {
    ...{ 10: 'Video review', 14: 'Goal', 15: 'Own goal', 16: 'Penalty goal', 17: 'Missed penalty' },
    ...{ 18: 'Substitution', 19: 'Yellow card', 20: 'Red card', 21: 'Second yellow card' },
    ...{ 22: 'Shoot-out penalty scored', 23: 'Shoot-out penalty missed' },
  },
  lineup: { 11: 'Starting eleven', 12: 'Bench' },
  period: { 5: 'Penalty shoot-out', 1525: 'Current score' },
  position: { 24: 'Goalkeeper', 25: 'Defender', 26: 'Midfielder', 27: 'Attacker' },
  referee_role: { 6: 'Referee', 7: '1st assistant referee', 8: '2nd assistant referee', 9: 'Fourth official' },
  coach_position: {
    ...{ 221: 'Coach', 226: 'Assistant Coach', 227: 'Goalkeeping Coach', 228: 'Forward Coach' },
    560: 'Caretaker Manager',
  },
  transfer: { 218: 'Loan', 219: 'Transfer', 220: 'Free Transfer' },
  trophy: { 1: 'Winner', 2: 'Runner-up' },
  standing_detail: {
    ...{ 129: 'Played', 130: 'Won', 131: 'Drawn', 132: 'Lost', 133: 'Goals for', 134: 'Goals against' },
    ...{ 135: 'Played at home', 136: 'Won at home', 137: 'Drawn at home', 138: 'Lost at home' },
    ...{ 139: 'Goals for at home', 140: 'Goals against at home', 141: 'Played away', 142: 'Won away' },
    ...{ 143: 'Drawn away', 144: 'Lost away', 145: 'Goals for away', 146: 'Goals against away' },
    ...{ 176: 'Streak', 179: 'Goal difference', 185: 'Points at home', 186: 'Points away', 187: 'Points' },
  },
}

test.each(Object.entries(MEANING))('every published id of a %s means what it always meant', (family, meaning) => {
  const reported = Object.keys(meaning).map((id) => [id, typeName(family as TypeFamily, Number(id))])
  expect(Object.fromEntries(reported)).toEqual(meaning)
})

test('the rules count events, figures and tables by these ids', () => {
  expect(EVENT_TYPE).toEqual({
    ...{ video_review: 10, goal: 14, own_goal: 15, penalty_goal: 16, missed_penalty: 17, substitution: 18 },
    ...{ yellow_card: 19, red_card: 20, yellow_red_card: 21, shootout_scored: 22, shootout_missed: 23, corner: 34 },
  })
  expect(DETAIL).toMatchObject({
    ...{ captain: 40, offsides: 51, goals: 52, fouls: 56, substitutions: 59, tackles: 78, assists: 79, passes: 80 },
    ...{ red_cards: 83, yellow_cards: 84, second_yellow_cards: 85, conceded: 88, penalties: 47 },
    ...{ penalties_scored: 111, accurate_passes: 116, rating: 118, minutes: 119, own_goals: 324 },
    ...{ matches: 188, wins: 214, team_draws: 215, losses: 216, video_reviews: 314, pass_percentage: 1584 },
  })
  expect(TABLE_DETAIL).toEqual({
    overall: { played: 129, won: 130, drawn: 131, lost: 132, scored: 133, conceded: 134 },
    home: { played: 135, won: 136, drawn: 137, lost: 138, scored: 139, conceded: 140 },
    away: { played: 141, won: 142, drawn: 143, lost: 144, scored: 145, conceded: 146 },
    ...{ streak: 176, goal_difference: 179, home_points: 185, away_points: 186, points: 187 },
    ...{ shoot_outs_won: 100_201, extra_time_won: 100_202 },
  })
})
