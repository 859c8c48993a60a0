import type { StandingForm, StandingRow, StandingZone } from '@touchline/contract'
import { STANDING_RULE_NAMES } from '@touchline/football'
import { viewTeam, viewType } from '../shared/names.views.ts'
import type { FormFixtureRow, StandingTableRow } from './standing.queries.ts'

/** Of the types of places that are the same in many competitions; the others have no colour of their own. */
const ZONES: Readonly<Record<number, StandingZone>> = {
  180: 'champions_league',
  181: 'europa_league',
  182: 'relegation',
  250: 'relegation_play_off',
  289: 'conference_league',
  1492: 'promotion',
}

/** Letters a row shows, at most. */
const MOST_FORM = 10

const viewFormFixture = (row: FormFixtureRow): NonNullable<StandingForm['fixture']> => ({
  id: row.id,
  starting_at: row.kickoff.toISOString(),
  home_id: row.homeId,
  home_name: row.homeName,
  away_id: row.awayId,
  away_name: row.awayName,
  home_goals: row.homeGoals,
  away_goals: row.awayGoals,
})

/** Latest first; what is stored is oldest first. */
function viewForm(form: StandingTableRow['form'], fixtures: ReadonlyMap<number, FormFixtureRow>): StandingForm[] {
  return form
    .map(({ fixtureId, result }, at) => {
      const fixture = fixtureId === null ? undefined : fixtures.get(fixtureId)
      return {
        fixture_id: fixtureId,
        form: result,
        sort_order: at + 1,
        fixture: fixture ? viewFormFixture(fixture) : null,
      }
    })
    .toReversed()
    .slice(0, MOST_FORM)
}

export function viewStanding(row: StandingTableRow, fixtures: ReadonlyMap<number, FormFixtureRow>): StandingRow {
  const { stageId, stageName, stageOrder, groupId, groupName, ruleTypeId } = row
  return {
    position: row.position,
    points: row.points,
    participant_id: row.teamId,
    participant: viewTeam(row.teamId, row.teamName, row.teamCode),
    result: row.movement,
    rule:
      ruleTypeId === null
        ? null
        : {
            type_id: ruleTypeId,
            type: viewType(STANDING_RULE_NAMES, ruleTypeId),
            zone: ZONES[ruleTypeId] ?? 'other',
          },
    form: viewForm(row.form, fixtures),
    stage:
      stageId === null || stageName === null || stageOrder === null
        ? null
        : { id: stageId, name: stageName, sort_order: stageOrder },
    group: groupId === null || groupName === null ? null : { id: groupId, name: groupName },
    details: Object.entries(row.details).map(([type, value]) => ({ type_id: Number(type), value })),
  }
}
