import type { Plan } from '../match/plan.ts'
import { hashText, mix, randomOf, shuffled } from '../random.ts'
import type { Club } from './clubs.ts'
import { type CupMaker, type CupRound, cupPublished, drawnAfter, neighbours, playRound } from './knockout.ts'
import type { LeagueSpec } from './league-spec.ts'
import { ROUND_ROBINS } from './leagues.ts'

const neutral = true
const straight = true
const EUROPEAN = 'Tue1930 Tue1945x2 Wed1930 Wed1945x2'
const SPANISH = 'Tue1900x3 Tue2100x2 Wed1900x3 Wed2100x2'
const GERMAN = 'Tue1800 Tue2045x2 Wed1800 Wed2045x2'
const ITALIAN = 'Tue1800 Tue2100 Wed1800 Wed2100'
const FRENCH = 'Tue2045x2 Wed1830 Wed2045x2'
const PORTUGUESE = 'Tue1845 Tue2045 Wed1845 Wed2045'
const BRAZILIAN = 'Tue1900 Tue2130 Wed1900 Wed2130x2'
const ENGLISH_WEEKEND = 'Sat1230 Sat1500x3 Sat1730 Sun1400 Sun1500 Sun1630'

/** The rounds of every cup, by its key. Two weeks are two legs. */
const ROUNDS: Readonly<Record<string, readonly CupRound[]>> = {
  'england/fa-cup': [
    { stage: 'Second Round', weeks: [21], slots: EUROPEAN },
    { stage: 'Third Round', weeks: [26], slots: ENGLISH_WEEKEND },
    { stage: 'Fourth Round', weeks: [30], slots: EUROPEAN },
    { stage: 'Quarter-finals', weeks: [33], slots: 'Sat1230 Sat1730 Sun1400 Sun1630' },
    { stage: 'Semi-finals', weeks: [40], slots: 'Sat1715 Sun1500', neutral },
    { stage: 'Final', weeks: [44], slots: 'Sat1630', neutral },
  ],
  'spain/copa-del-rey': [
    { stage: 'First Round', weeks: [15], slots: SPANISH },
    { stage: 'Round of 32', weeks: [20], slots: SPANISH },
    { stage: 'Round of 16', weeks: [22], slots: SPANISH },
    { stage: 'Quarter-finals', weeks: [26], slots: 'Tue2100x2 Wed2100x2' },
    { stage: 'Semi-finals', weeks: [30, 33], slots: 'Tue2100 Wed2100' },
    { stage: 'Final', weeks: [40], slots: 'Sat2100', neutral },
  ],
  'italy/coppa-italia': [
    { stage: 'First Round', weeks: [6], slots: ITALIAN },
    { stage: 'Round of 16', weeks: [20], slots: ITALIAN },
    { stage: 'Quarter-finals', weeks: [30], slots: 'Tue2100x2 Wed2100x2' },
    { stage: 'Semi-finals', weeks: [33, 40], slots: 'Tue2100 Wed2100' },
    { stage: 'Final', weeks: [43], slots: 'Wed2100', neutral },
  ],
  'germany/dfb-pokal': [
    { stage: 'First Round', weeks: [6], slots: GERMAN },
    { stage: 'Round of 16', weeks: [20], slots: GERMAN },
    { stage: 'Quarter-finals', weeks: [30], slots: 'Tue2045x2 Wed2045x2' },
    { stage: 'Semi-finals', weeks: [40], slots: 'Tue2045 Wed2045' },
    { stage: 'Final', weeks: [45], slots: 'Sat2000', neutral },
  ],
  'france/coupe-de-france': [
    { stage: 'First Round', weeks: [22], slots: FRENCH, straight },
    { stage: 'Round of 16', weeks: [26], slots: FRENCH, straight },
    { stage: 'Quarter-finals', weeks: [30], slots: FRENCH, straight },
    { stage: 'Semi-finals', weeks: [40], slots: 'Tue2100 Wed2100', straight },
    { stage: 'Final', weeks: [45], slots: 'Sat2100', neutral },
  ],
  'portugal/taca-de-portugal': [
    { stage: 'First Round', weeks: [15], slots: PORTUGUESE },
    { stage: 'Round of 16', weeks: [22], slots: PORTUGUESE },
    { stage: 'Quarter-finals', weeks: [30], slots: PORTUGUESE },
    { stage: 'Semi-finals', weeks: [33, 40], slots: 'Tue2030 Wed2030' },
    { stage: 'Final', weeks: [45], slots: 'Sun1715', neutral },
  ],
  'brazil/copa-do-brasil': [
    { stage: 'First Round', weeks: [13], slots: BRAZILIAN, straight },
    { stage: 'Round of 16', weeks: [15], slots: BRAZILIAN, straight },
    { stage: 'Quarter-finals', weeks: [22, 23], slots: BRAZILIAN, straight },
    { stage: 'Semi-finals', weeks: [25, 28], slots: 'Tue2130 Wed2130', straight },
    { stage: 'Final', weeks: [29, 34], slots: 'Wed2130', straight },
  ],
  'japan/emperors-cup': [
    { stage: 'First Round', weeks: [21], slots: 'Wed1830 Wed1900x4' },
    { stage: 'Round of 16', weeks: [26], slots: 'Wed1830 Wed1900x4' },
    { stage: 'Quarter-finals', weeks: [30], slots: 'Wed1900' },
    { stage: 'Semi-finals', weeks: [34], slots: 'Wed1900' },
    { stage: 'Final', weeks: [41], slots: 'Wed1900', neutral },
  ],
}

const roundsOf = (league: LeagueSpec): readonly CupRound[] => ROUNDS[league.key] ?? []

/** Names of the rounds of a domestic cup, in order. */
export const domesticStages = (league: LeagueSpec): string[] => roundsOf(league).map(({ stage }) => stage)

/** The clubs of a country, those of its first league first. */
const entrants = ({ league: { country }, clubs }: CupMaker): Club[] =>
  ROUND_ROBINS.filter((league) => league.country === country).flatMap((league) => clubs(league))

/** All fixtures of a season of a domestic cup: extra time and a shoot-out where a tie is level. */
export function domesticCupPlans(cup: CupMaker): Plan[] {
  const random = randomOf(mix(mix(cup.seedHash, hashText(cup.league.key)), 950 + cup.year))
  const clubs = entrants(cup)
  // The last clubs play a first round, so that a power of two is left.
  const waiting = clubs.slice(0, 2 ** (Math.floor(Math.log2(clubs.length)) + 1) - clubs.length)
  let draw = shuffled(random, clubs.slice(waiting.length))
  let announced = cupPublished(cup)
  const all: Plan[] = []
  roundsOf(cup.league).forEach((round, index) => {
    const played = playRound(cup, { cupRound: round, ties: neighbours(draw), announced })
    all.push(...played.plans)
    draw = shuffled(random, index === 0 ? [...waiting, ...played.winners] : played.winners)
    announced = drawnAfter(played.plans)
  })
  return all
}
