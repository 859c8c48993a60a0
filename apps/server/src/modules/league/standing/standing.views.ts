import type { StandingForm, StandingRow, StandingZone } from '@touchline/contract'
import { type Criterion, PLACE_KINDS, type PlaceKind, STANDING_RULE_NAMES, TABLE_DETAIL } from '@touchline/football'
import { viewTeam, viewType } from '../../shared/names.views.ts'
import { viewReason } from './explained.views.ts'
import type { ShownRow } from './season-standing.ts'
import { type FormFixtureRow, MAX_FORM, type StandingTableRow } from './standing.queries.ts'

/** The continent's first cup has one colour on every continent, and so has its second. */
const ZONE_OF_KIND: Readonly<Record<PlaceKind, StandingZone>> = {
  champions: 'champions',
  'champions league': 'champions_league',
  'champions league qualifying': 'champions_league_qualifying',
  'europa league': 'europa_league',
  'uefa cup': 'europa_league',
  'conference league': 'conference_league',
  'title round': 'title_round',
  'europe round': 'europe_round',
  'relegation round': 'relegation_round',
  promotion: 'promotion',
  'promotion play-off': 'promotion_play_off',
  'relegation play-off': 'relegation_play_off',
  relegation: 'relegation',
  libertadores: 'champions_league',
  'libertadores qualifying': 'champions_league_qualifying',
  sudamericana: 'europa_league',
  'afc champions league': 'champions_league',
  'concacaf champions cup': 'champions_league',
  'round of 16': 'promotion',
  'knockout play-off': 'promotion_play_off',
  'play-offs': 'title_round',
  'round of 32': 'promotion',
  'quarter-finals': 'promotion',
  'semi-finals': 'promotion',
  'ranking of groups': 'promotion_play_off',
  qualified: 'promotion',
  'qualifying play-off': 'promotion_play_off',
  'caf champions league': 'champions_league',
  'caf confederation cup': 'europa_league',
  'next round': 'title_round',
}

/** By the type of the place; other types of a feed have no colour. */
const ZONES = new Map<number, StandingZone>([
  [1492, 'promotion'],
  ...(Object.keys(PLACE_KINDS) as PlaceKind[]).map((kind) => [PLACE_KINDS[kind], ZONE_OF_KIND[kind]] as const),
])

export const zoneOf = (type: number): StandingZone => ZONES.get(type) ?? 'other'

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

/** Latest first; stored ones are oldest first. */
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
    .slice(0, MAX_FORM)
}

export function viewStanding(
  { row, positions, explained, settled, isPlaying }: ShownRow,
  order: readonly Criterion[],
  fixtures: ReadonlyMap<number, FormFixtureRow>,
): StandingRow {
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
            zone: zoneOf(ruleTypeId),
          },
    form: viewForm(row.form, fixtures),
    stage:
      stageId === null || stageName === null || stageOrder === null
        ? null
        : { id: stageId, name: stageName, sort_order: stageOrder },
    group: groupId === null || groupName === null ? null : { id: groupId, name: groupName },
    details: Object.entries(row.details).map(([type, value]) => ({ type_id: Number(type), value })),
    part: explained?.part ?? 0,
    carried: explained?.carried ?? null,
    positions: [...positions],
    given: explained?.given ?? 0,
    reason: explained?.reason ? viewReason(explained.reason, order) : null,
    playing: isPlaying,
    settled: settled && {
      ...{ position: settled.position, points: settled.points },
      played: settled.details[TABLE_DETAIL.overall.played] ?? 0,
    },
  }
}
