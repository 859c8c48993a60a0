/** Panels of odds, in the order of the slots that remember whether each is open. */
export const ODDS_TABS = ['goals', 'corners', 'cards', 'stats'] as const
export type OddsTab = (typeof ODDS_TABS)[number]

/** A box of a panel: markets by the keys of the API that are shown and hidden together. */
interface OddsBoxRule {
  tab: OddsTab
  keys: readonly string[]
  /** The one of the 16 flags that shows and hides it; null for a box that is always shown. */
  flag: number | null
  /** In the panel of statistics, the index of its statistic. */
  category: number | null
}

const SHOTS = 0
const SHOTS_ON_TARGET = 1
const OFFSIDES = 14
const PENALTIES = 15

/** Every box in the order of the panels. The flags of goals are 0 to 4, of corners 5 to 8, of cards 9 to 12, of penalties 13 to 15. */
export const ODDS_BOXES = [
  { tab: 'goals', keys: ['FT', 'HTR', 'SHR'], flag: 0, category: null },
  { tab: 'goals', keys: ['cShHome', 'cShAway', 'btts'], flag: 1, category: null },
  { tab: 'goals', keys: ['firstTS', 'lastTS'], flag: 2, category: null },
  { tab: 'goals', keys: ['AH'], flag: 3, category: null },
  { tab: 'goals', keys: ['OU'], flag: 4, category: null },
  { tab: 'corners', keys: ['CMB'], flag: 5, category: null },
  { tab: 'corners', keys: ['CH'], flag: 6, category: null },
  { tab: 'corners', keys: ['tCorner'], flag: 7, category: null },
  { tab: 'corners', keys: ['COU'], flag: 8, category: null },
  { tab: 'cards', keys: ['AHC'], flag: 9, category: null },
  { tab: 'cards', keys: ['ATC'], flag: 10, category: null },
  { tab: 'cards', keys: ['tCard'], flag: 11, category: null },
  { tab: 'cards', keys: ['redCard'], flag: 12, category: null },
  { tab: 'stats', keys: ['tSh'], flag: null, category: SHOTS },
  { tab: 'stats', keys: ['tShT'], flag: null, category: SHOTS_ON_TARGET },
  { tab: 'stats', keys: ['tOffs'], flag: null, category: OFFSIDES },
  { tab: 'stats', keys: ['sPt'], flag: 13, category: PENALTIES },
  { tab: 'stats', keys: ['mPt'], flag: 14, category: PENALTIES },
  { tab: 'stats', keys: ['penalty'], flag: 15, category: PENALTIES },
] as const satisfies readonly OddsBoxRule[]

export type OddsBox = (typeof ODDS_BOXES)[number]
/** A market's key in the API. */
export type OddsKey = OddsBox['keys'][number]

/** Whether there are prices of goals, corners, cards, statistics. */
export function oddsExist(odds: Partial<Record<OddsKey, unknown>>): [boolean, boolean, boolean, boolean] {
  const exists = (tab: OddsTab) =>
    ODDS_BOXES.some((box) => box.tab === tab && box.keys.some((key) => odds[key] !== undefined))
  return [exists('goals'), exists('corners'), exists('cards'), exists('stats')]
}

/** The boxes of a panel; of the statistics those of the chosen one. */
export function boxesOf(tab: OddsTab, category: number | null = null): OddsBox[] {
  return ODDS_BOXES.filter((box) => box.tab === tab && (box.category === null || box.category === category))
}
