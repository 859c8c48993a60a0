import { INJURY_NAMES } from './absences.ts'
import { PERIOD_NAMES, STAGE_NAMES, TRANSFER_NAMES, TROPHY_NAMES } from './competitions.ts'
import { EVENT_NAMES, EVENT_SUB_TYPE_NAMES } from './events.ts'
import {
  COACH_POSITION_NAMES,
  DETAILED_POSITION_NAMES,
  LINEUP_NAMES,
  POSITION_NAMES,
  REFEREE_ROLE_NAMES,
} from './people.ts'
import { CORRECTION_NAMES, STANDING_DETAIL_NAMES, STANDING_RULE_NAMES } from './standings.ts'
import { STATISTIC_NAMES } from './statistics.ts'

/** Every family of type ids. Code for one family only imports its own list with `nameIn`. */
export const TYPE_FAMILIES = {
  statistic: STATISTIC_NAMES,
  event: EVENT_NAMES,
  event_sub_type: EVENT_SUB_TYPE_NAMES,
  position: POSITION_NAMES,
  detailed_position: DETAILED_POSITION_NAMES,
  coach_position: COACH_POSITION_NAMES,
  referee_role: REFEREE_ROLE_NAMES,
  lineup: LINEUP_NAMES,
  period: PERIOD_NAMES,
  stage: STAGE_NAMES,
  transfer: TRANSFER_NAMES,
  trophy: TROPHY_NAMES,
  standing_rule: STANDING_RULE_NAMES,
  standing_detail: STANDING_DETAIL_NAMES,
  correction: CORRECTION_NAMES,
  injury: INJURY_NAMES,
} as const
