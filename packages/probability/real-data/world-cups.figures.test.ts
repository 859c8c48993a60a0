import { globSync } from 'node:fs'
import { simulateCup } from '@touchline/football'
import { expect, test } from 'vitest'
import { realData } from '../../../tools/data-folder.ts'
import {
  binaryLogLoss,
  type CommonStrength,
  commonGrid,
  dayNumber,
  foldNations,
  mean,
  nationStrength,
} from '../src/index.ts'
import { nationsMatches } from './nations-matches.testing.ts'
import { cupAhead, filedCup, knownOn, planOf, roundsOf } from './stored-cups.testing.ts'

/** The first with a knock-out after one stage of groups. */
const SINCE = 1986

/** Names in the list of results. */
const NAMES: Readonly<Record<string, string>> = {
  'West Germany': 'Germany',
  'Soviet Union': 'Russia',
  Yugoslavia: 'Serbia',
  'Serbia and Montenegro': 'Serbia',
  Czechoslovakia: 'Czech Republic',
  Czechia: 'Czech Republic',
  USA: 'United States',
  "Côte d'Ivoire": 'Ivory Coast',
  'Korea Republic': 'South Korea',
  'Korea DPR': 'North Korea',
  'IR Iran': 'Iran',
  'China PR': 'China',
  Ireland: 'Republic of Ireland',
}

/** Everything is over. */
const NOTHING_LEFT = { gridOf: () => null, uncertainty: new Map<number, never>() }

interface Judged {
  chance: number
  base: number
  happened: boolean
}

test('chances before World Cups and after their groups come true as often as they say', () => {
  const matches = nationsMatches()
  const listed = new Set(matches.flatMap(({ home, away }) => [home, away]))
  const judged: Judged[] = []
  let cups = 0
  for (const name of globSync('worldcup/**/*.json', { cwd: realData('openfootball') }).sort()) {
    const cup = filedCup(name)
    if (cup.key !== 'world/world-cup' || Number(cup.season.slice(0, 4)) < SINCE) continue
    cups++
    const nameOf = new Map(cup.teams.map(({ team, name: own }) => [team, NAMES[own] ?? own]))
    expect([...nameOf.values()].filter((own) => !listed.has(own))).toEqual([])
    const rounds = roundsOf(cup)
    const firstDay = (stages: (id: number | null) => boolean) =>
      cup.fixtures
        .filter(({ stageId }) => stages(stageId))
        .map(({ kickoff }) => kickoff.slice(0, 10))
        .sort()[0]!
    const knockOut = new Set(cup.stages.filter(({ typeId }) => typeId === 224).map(({ id }) => id))
    const winner = cupAhead(cup, planOf(cup, rounds)!, NOTHING_LEFT).rounds.at(-1)!.ties[0]!.winner
    for (const day of [firstDay(() => true), firstDay((id) => knockOut.has(id ?? 0))]) {
      const then = knownOn(cup, day)
      const state = foldNations(matches.filter((match) => match.day < dayNumber(day)))
      const strengths = new Map<number, CommonStrength>(
        cup.teams.map(({ team }) => [team, nationStrength(state, nameOf.get(team)!, dayNumber(day))]),
      )
      const uncertainty = new Map(
        [...strengths].map(([team, { attackVariance, defenceVariance }]) => [
          team,
          { attack: Math.sqrt(attackVariance), defence: Math.sqrt(defenceVariance) },
        ]),
      )
      const gridOf = (home: number, away: number, neutral: boolean) =>
        commonGrid(strengths.get(home)!, strengths.get(away)!, neutral)
      const plan = planOf(then, rounds)!
      const drawn = simulateCup(cupAhead(then, plan, { gridOf, uncertainty }), {
        times: 4_000,
        perStrength: 20,
        seed: 1,
      })
      for (const { team, rounds: reached, champion } of drawn.teams) {
        for (const [at, round] of plan.rounds.entries()) {
          const chance = reached[at]!.mean
          if (chance === 0 || chance === 1) continue
          judged.push({ chance, base: round.teams / cup.teams.length, happened: rounds[at]!.teams.has(team) })
        }
        if (champion.mean > 0 && champion.mean < 1)
          judged.push({ chance: champion.mean, base: 1 / cup.teams.length, happened: team === winner })
      }
    }
  }
  const loss = (own: readonly Judged[], of: 'chance' | 'base') =>
    round(mean(own.map((one) => binaryLogLoss(one[of], one.happened)))!)
  const bins = [0, 0.05, 0.15, 0.3, 0.5, 0.75].map((from, at, all) => {
    const own = judged.filter(({ chance }) => chance >= from && chance < (all[at + 1] ?? 1))
    const times = own.filter(({ happened }) => happened).length
    return [own.length, round(mean(own.map(({ chance }) => chance))!), round(times / own.length)]
  })
  expect({ cups, chances: judged.length, ours: loss(judged, 'chance'), base: loss(judged, 'base'), bins }).toEqual(
    FIGURES,
  )
})

const round = (value: number) => Math.round(value * 10_000) / 10_000

/** Log loss of ours and of places divided by teams; by bins of the chance: how many, their mean, the share that came true. */
const FIGURES = {
  ...{ cups: 9, chances: 1886, ours: 0.3564, base: 0.4445 },
  bins: [
    [574, 0.0177, 0.0122],
    [434, 0.0934, 0.0968],
    [336, 0.2167, 0.2143],
    [276, 0.394, 0.3877],
    [178, 0.6058, 0.6236],
    [88, 0.8401, 0.8523],
  ],
}
