import type {
  FixtureRecord,
  LeagueRecord,
  LineupEntryRecord,
  RecordBatch,
  Side,
  SideFigures,
  Source,
  TeamRecord,
} from '@touchline/football'
import { EVENT_TYPE, MARKET } from '@touchline/football'
import { type FixtureWithPrice, pricedRecords } from '@touchline/testing/records'
import type pg from 'pg'

export const NOW = new Date('2018-06-01T12:00:00.000Z')
const ENGLAND = 72

const NOTHING: SideFigures = { corners: null, yellowCards: null, redCards: null, statistics: {} }

/** Ashton against Brough in the first round, of which nothing is known but the day. */
export const meeting: FixtureRecord = {
  key: 'ashton-brough',
  league: 'league',
  season: 'season',
  stage: null,
  round: null,
  kickoff: '2017-08-12T00:00:00.000Z',
  kickoffKnown: false,
  state: 1,
  minute: null,
  addedMinute: null,
  home: 'ashton',
  away: 'brough',
  venue: null,
  referee: null,
  homeCoach: null,
  awayCoach: null,
  scores: { halfTime: null, fullTime: null, extraTime: null, shootOut: null, current: null },
  sides: { home: NOTHING, away: NOTHING },
  weather: null,
}

export const RESULT = {
  state: 5,
  scores: { halfTime: null, fullTime: [2, 1], extraTime: null, shootOut: null, current: [2, 1] },
} as const satisfies Partial<FixtureRecord>

interface World {
  /** Stable key of the league. */
  league?: string
  season?: string
  /** Name of a source for Ashton and its stable key. */
  ashton?: Partial<TeamRecord>
}

/** A league, a season and two clubs as any source would report them, with fixtures between the two. */
export function reportedBy(
  source: Source,
  fixtures: readonly FixtureWithPrice[],
  more: Partial<RecordBatch> = {},
  { league = 'england/premier-league', season = '2017/2018', ashton = {} }: World = {},
): RecordBatch {
  const days = fixtures.map((one) => one.kickoff.slice(0, 10)).sort()
  const described: LeagueRecord = {
    key: 'league',
    name: 'Premier League',
    country: ENGLAND,
    type: 'league',
    stableKey: league,
    active: true,
  }
  return {
    source,
    leagues: [described],
    seasons: [
      {
        key: 'season',
        league: 'league',
        name: season,
        startsOn: days[0] ?? '2017-08-12',
        endsOn: days.at(-1) ?? '2017-08-12',
        current: false,
      },
    ],
    teams: [{ ...club('ashton', 'Ashton'), ...ashton }, club('brough', 'Brough')],
    ...pricedRecords(fixtures),
    ...more,
  }
}

const club = (key: string, name: string): TeamRecord => ({
  key,
  name,
  shortCode: null,
  country: ENGLAND,
  national: false,
  founded: null,
  venue: null,
  colours: null,
  stableKey: `england/${key}`,
})

const person = (key: string, name: string) => ({ key, name, commonName: name, country: null, dateOfBirth: null })

const entry = (name: string, side: Side): LineupEntryRecord => ({
  side,
  player: null,
  playerName: name,
  type: 11,
  position: 24,
  formationPosition: null,
  formationField: null,
  jerseyNumber: 1,
  captain: false,
  details: {},
})

/** Result, corners, cards, prices and the referee's short name. */
export const prices = reportedBy(
  'football-data',
  [
    {
      ...meeting,
      ...RESULT,
      scores: { ...RESULT.scores, halfTime: [1, 0] },
      referee: 'm-dean',
      sides: {
        home: { corners: 7, yellowCards: 1, redCards: 0, statistics: { fouls: 9 } },
        away: { corners: 3, yellowCards: 2, redCards: 1, statistics: { fouls: 11 } },
      },
      referencePrice: { home: 1.8, draw: 3.6, away: 4.5, bookmaker: 3, closing: true },
    },
  ],
  {
    referees: [person('m-dean', 'M Dean')],
    odds: [
      {
        fixture: meeting.key,
        market: MARKET.full_time_result,
        quotes: [{ bookmaker: 3, selection: 1, line: null, opening: 1.9, price: 1.8 }],
      },
    ],
  },
)

/** Minutes and scorers; its days are local ones, and it counts a second yellow as a card more. */
export const minutes = reportedBy(
  'schochastics',
  [
    {
      ...meeting,
      ...RESULT,
      key: '2017-08-13 ashton brough',
      kickoff: '2017-08-13T00:00:00.000Z',
      sides: { home: { ...NOTHING, yellowCards: 1 }, away: { ...NOTHING, yellowCards: 3 } },
    },
  ],
  {
    events: [
      {
        fixture: '2017-08-13 ashton brough',
        events: [12, 40, 88].map((minute) => ({
          key: `goal ${minute}`,
          type: EVENT_TYPE.goal,
          minute,
          extraMinute: null,
          side: minute === 88 ? 'away' : 'home',
          player: null,
          playerName: `Scorer of minute ${minute}`,
          relatedPlayer: null,
          relatedPlayerName: null,
          comment: null,
        })),
      },
    ],
  },
  { season: '2017/18' },
)

/** Elevens, coaches, referee, venue, round and the time of the kick-off. */
export const elevens = reportedBy(
  'wyscout',
  [
    {
      ...meeting,
      ...RESULT,
      key: '2499719',
      kickoff: '2017-08-12T14:00:00.000Z',
      kickoffKnown: true,
      round: '1',
      venue: 'Old Road',
      referee: '385705',
      homeCoach: '7845',
      awayCoach: '8880',
    },
  ],
  {
    venues: [{ key: 'Old Road', name: 'Old Road', city: null, country: null, capacity: null }],
    referees: [person('385705', 'Michael Dean')],
    coaches: [person('7845', 'Home Coach'), person('8880', 'Away Coach')],
    lineups: [
      {
        fixture: '2499719',
        homeFormation: null,
        awayFormation: null,
        confirmed: true,
        entries: [entry('Home Keeper', 'home'), entry('Away Keeper', 'away')],
      },
    ],
    fixtureDetails: [
      {
        fixture: '2499719',
        homeColour: null,
        awayColour: null,
        attendance: null,
        periods: [],
        referees: [{ referee: '385705', role: 6 }],
        missing: [],
        expected: [],
      },
    ],
  },
)

/** Everything that is stored, by names rather than by our ids. */
export async function everythingStored(pool: pg.Pool): Promise<unknown> {
  const rows = async (sql: string) => (await pool.query(sql)).rows
  return {
    leagues: await rows('select name, stable_key from league order by name'),
    seasons: await rows('select name, starts_on, ends_on, current from season order by name'),
    teams: await rows('select name, stable_key from team order by name'),
    refs: await rows('select source, kind, key from source_ref order by source, kind, key'),
    fixtures: await rows(`select s.name as season, f.kickoff, f.kickoff_known, f.state_id, f.round_name, h.name as home,
      a.name as away, v.name as venue, r.name as referee, hc.name as home_coach, ac.name as away_coach,
      f.home_goals, f.away_goals, f.home_half_time, f.away_half_time, f.home_full_time, f.away_full_time,
      f.price_home, f.price_bookmaker_id, f.lineup_confirmed, f.provenance
      from fixture f join season s on s.id = f.season_id join team h on h.id = f.home_team_id
      join team a on a.id = f.away_team_id left join venue v on v.id = f.venue_id left join referee r on r.id = f.referee_id
      left join coach hc on hc.id = f.home_coach_id left join coach ac on ac.id = f.away_coach_id order by f.kickoff, h.name`),
    sides:
      await rows(`select t.name, s.kickoff, s.home, s.goals, s.half_time_goals, s.points, s.corners, s.yellow_cards,
      s.red_cards, s.fouls, s.price, c.name as coach from side s join team t on t.id = s.team_id
      left join coach c on c.id = s.coach_id order by s.kickoff, t.name`),
    events: await rows('select key, minute, player_name from event order by key'),
    lineups: await rows('select place, player_name from lineup_entry order by place'),
    referees: await rows(
      'select r.name, f.type_id from fixture_referee f join referee r on r.id = f.referee_id order by name',
    ),
    odds: await rows('select market_id, prices from odds_current order by market_id'),
    due: await rows(
      `select distinct s.name from live_event e join season s on e.payload->'seasons' @> to_jsonb(s.id) order by 1`,
    ),
  }
}
