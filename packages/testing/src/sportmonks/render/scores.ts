import { type FixtureRecord, SCORE_TYPE, type Score } from '@touchline/football'
import type { Row } from '../world.ts'

const SECOND_HALF_ALONE = 48_996

const less = (whole: Score | null, part: Score | null): Score | null =>
  whole === null || part === null ? null : [whole[0] - part[0], whole[1] - part[1]]

/** The scores of a match by period; the provider counts extra time, and the second half, on their own. */
export function scoreRows({ key, home, away, scores }: FixtureRecord): Row[] {
  const { current, halfTime, fullTime, extraTime, shootOut } = scores
  const reported: readonly [type: number, description: string, score: Score | null][] = [
    [SCORE_TYPE.current, 'CURRENT', current],
    [SCORE_TYPE.half_time, '1ST_HALF', halfTime],
    [SCORE_TYPE.regular_time, '2ND_HALF', fullTime],
    [SECOND_HALF_ALONE, '2ND_HALF_ONLY', less(fullTime, halfTime)],
    [SCORE_TYPE.extra_time, 'ET', less(extraTime, fullTime)],
    [SCORE_TYPE.shoot_out, 'PENALTY_SHOOTOUT', shootOut],
  ]
  return reported.flatMap(([type, description, score], place) =>
    (score ?? []).map((goals, at) => ({
      ...{ id: Number(key) * 100 + place * 2 + at, fixture_id: Number(key), type_id: type, description },
      participant_id: Number(at === 0 ? home : away),
      score: { goals, participant: at === 0 ? 'home' : 'away' },
    })),
  )
}
