import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Access, type Call, contract } from '../index.ts'

/**
 * The published fields that external programs rely on: access, requests and answers. Braces hold the parts of a field, `?` marks an
 * optional one.
 */
interface Promised {
  access: Access
  sends?: string
  reads: string
}

const of = (access: Access, reads: string, sends = ''): Promised => ({ access, reads, sends })
const open = (reads: string, sends?: string) => of('public', reads, sends)
const signedIn = (reads: string, sends?: string) => of('token', reads, sends)
const paid = (reads: string, sends?: string) => of('subscription', `type ${reads}`, sends)

const FORM = 'league_form type_form count_form'
const FOUND = `leagues { league_id league_name country_name } teams { id name country { name } } has_more`
const LEAGUE_ENTRY = 'league_id league_name league_type league_logo is_active country_name'
const GOAL = 'player_name player_id minute extra_minute type team_id'
const CORNER = 'comment minute extra_minute team_id'
const SIDE_STATISTICS = `
  team_id shots { total ongoal blocked insidebox } attacks { attacks dangerous_attacks } passes { total accurate }
  ball_safe fouls free_kick goal_attempts goal_kick injuries offsides penalties possessiontime saves substitutions
  tackles throw_in yellowcards redcards yellowredcards`
const PAST_MATCH = `
  match_id date league { league_id name } round { name } local_id local_name visitor_id visitor_name
  local_score visitor_score goal_color three_way { 1 X 2 } corners { data { ${CORNER} } } corner_color
  local_cards { yellow red } visitor_cards { yellow red } referee referee_name
  goals { ${GOAL} } cards { ${GOAL} } stats`
const PARTICIPANT = 'id name image_path short_code meta { location }'
const SCORE = 'type_id score { participant goals }'
const LIST_FIXTURE = `
  id starting_at starting_at_timestamp state_id participants { ${PARTICIPANT} } scores { ${SCORE} } stage { name }
  periods { sort_order minutes time_added } league { name image_path country { name } }`
const SEASON = 'id name league_id league { name image_path } ending_at'
const NAMED = 'name image_path'
const COUNTRY = 'id name image_path'
const TROPHY = 'league_id league { name image_path } season { name } season_id trophy_id'
const TRANSFER = `
  player_id player { common_name image_path } from_team_id fromteam { ${NAMED} } to_team_id toteam { ${NAMED} }
  date type_id type { developer_name } amount`
const VENUE = 'name surface city_name address capacity image_path'
const DETAILS = 'details { type_id value }'
const RESULT_PRICES = 'label value { 0 1 }'
const HANDICAPS = 'label handicap value { 0 1 }'
const TOTALS = 'label total value { 0 1 } american'
const SIDE_TOTALS = 'side label total value { 0 1 }'
const ANSWERS = 'label value { 0 1 }'

const PROMISED: Record<string, Promised> = {
  'POST /check_token': signedIn('user { id username } favorite_league'),
  'GET /upcoming/{fromUtc}/{toUtc}': open(
    `match_id start_dt state_id? league_id league_name league_country { code name }
     local_name local_logo local_form local_coach_changed visitor_name visitor_logo visitor_form visitor_coach_changed
     odds { 0 1 } weather_icon weather_text weather_temp`,
    FORM,
  ),
  'POST /pick_favorite': signedIn('leagues', 'league_id flag'),
  'POST /tapfiliate/clicks': open('id', 'referral_code'),
  'POST /check_username': open('status', 'username'),
  'POST /signup': open('status', 'email username password country'),
  'POST /login': open('invalid token user { id username } favorite_league', 'username_or_email password'),
  'POST /activate': open('invalid token', 'uidb64 token'),
  'POST /contacts': open('', 'username email message'),
  'POST /check_subscription': signedIn('subscribed expired expire_date'),
  'POST /stripe_checkout': signedIn('session_id', 'selectedPlan price clickId'),
  'POST /cancel_subscription': signedIn('success status'),
  'GET /search/v3': signedIn(FOUND, 'q pg'),
  'GET /search/v1': open(FOUND, 'q pg'),
  'GET /country/league/{country_id}': paid(`leagues { ${LEAGUE_ENTRY} }`),
  'GET /team/name/{name}': open('team_id team_name team_image country_name'),
  'POST /account/reset-password/send-link': open('status', 'email'),
  'GET /account/reset-password/valid-link/{token}': open('status'),
  'POST /account/reset-password/save': open('status', 'pwd token'),
  'GET /v3/livescore/inplay': paid(
    `inplay { id starting_at starting_at_timestamp state_id participants { ${PARTICIPANT} } scores { ${SCORE} } stage { name }
     periods { sort_order minutes time_added } league { id name country { name } } }`,
  ),
  'GET /match_info/{match_id}': open(
    `match_id lg_name lg_logo league_id local_id local_name local_logo local_coach local_pos
     visitor_id visitor_name visitor_logo visitor_coach visitor_pos form { local visitor local_color visitor_color }
     start_dt season referee_id referee_name stadium`,
    FORM,
  ),
  'GET /v3/odds/pre-match/{match_id}': open(
    `type exists odds {
       FT? { ${RESULT_PRICES} } CMB? { ${RESULT_PRICES} } CH? { ${HANDICAPS} } tCorner? { ${SIDE_TOTALS} } COU? { ${TOTALS} }
       AHC? { ${HANDICAPS} } AH? { ${HANDICAPS} } OU? { ${TOTALS} } ATC? { ${TOTALS} } tCard? { ${SIDE_TOTALS} }
       redCard? { ${ANSWERS} } tSh? { ${SIDE_TOTALS} } tShT? { ${SIDE_TOTALS} } tOffs? { ${SIDE_TOTALS} }
       sPt? { ${ANSWERS} } mPt? { ${ANSWERS} } penalty? { ${ANSWERS} } cShHome? { ${ANSWERS} } cShAway? { ${ANSWERS} }
       btts? { ${ANSWERS} } firstTS? { ${RESULT_PRICES} } lastTS? { ${RESULT_PRICES} }
       HTR? { ${RESULT_PRICES} } SHR? { ${RESULT_PRICES} } }`,
  ),
  'GET /match_h2h/{local_id}/{visitor_id}': open(
    `data { match_id start_dt local_id local_name visitor_id visitor_name league_id league_name season_id season_name
     round_name local_coach_id visitor_coach_id scores { localteam_score visitorteam_score ht_score }
     goals { data { ${GOAL} } } corners { data { ${CORNER} } } cards { data { type minute team_id player_name player_id } }
     stats { data { ${SIDE_STATISTICS} } } referee_id referee_common_name }`,
  ),
  'GET /getLast': paid(
    `c_coach stats { data { ${PAST_MATCH} } foundCount corner tCorner oCorner goal tGoal oGoal card tYC oYC tRC oRC
     avg_w avg_d avg_l avg_t1 avg_t2 }`,
    'id seasons pgNo perPage home away coach prevcoach fullHalf similar current_coach',
  ),
  'GET /referee_last/{referee_id}': paid(`data { ${PAST_MATCH} }`),
  'GET /v3/team/season/{team_id}': paid('season { id name league_id league { name } }'),
  'GET /v3/referee/stats/{referee_id}': paid(
    `name image_path date_of_birth country { name }
     statistics { season { name league { name } } details { type_id value { count all? { count } } } }`,
  ),
  'GET /compare/{home_id}/{away_id}': open(
    `error home { team_name team_image country_image country_name }
     away { team_name team_image country_image country_name }`,
  ),
  'GET /v3/fixture/{fid}': paid(
    `id league_id league { name image_path country_id country { name } } season { name } stage { name } state_id
     starting_at_timestamp participants { ${PARTICIPANT} } scores { ${SCORE} }
     metadata { type_id values { home away participant color } } formations { home away } coaches { meta { participant_id } }
     referees { type_id referee_id referee { common_name } } venue { ${VENUE} }
     weatherreport { icon description temperature { evening } humidity wind { speed } }`,
  ),
  'GET /v3/fixture/lineup/{fid}': paid(
    `lineup { player_id player_name team_id type_id formation_position jersey_number captain
       player { name common_name image_path position_id country { name } height weight date_of_birth }
       details { type_id data { value } } }
     substitution { minute extra_minute participant_id player_name related_player_name }`,
  ),
  'GET /v3/fixture/event/{fid}': paid(
    'event { type_id minute extra_minute participant_id player_name related_player_name result addition info }',
  ),
  'GET /v3/fixture/comment/{fid}': paid('comment { order minute comment }'),
  'GET /v3/fixture/stats/{fid}': paid('stats { participant_id type { developer_name } data { value } }'),
  'GET /v3/fixture/sidelined/{fid}': paid(
    'sidelined { sideline { player { name } type { name } start_date end_date games_missed } }',
  ),
  'GET /v3/team/info/{id}': open(
    `id name image_path type founded country { ${COUNTRY} } country_id venue { ${VENUE} }
     coaches { id name common_name image_path date_of_birth country { ${NAMED} } start end position_id }
     trophies { ${TROPHY} } rivals { id name image_path } activeseasons { ${SEASON} } upcoming { ${LIST_FIXTURE} }
     seasons { ${SEASON} } sidelined { player { name } type { name } start_date end_date games_missed }
     leagues { id name attendance }`,
  ),
  'GET /v3/team/league/{id}': paid('leagues { id name }'),
  'GET /v3/team/squad/{seasonId}/{teamId}': paid(
    `players { player { image_path name common_name country { name } } position_id ${DETAILS} }`,
  ),
  'GET /v3/team/stats/{id}': paid(`stats { season { ${SEASON} } ${DETAILS} }`),
  'GET /v3/team/scorer/{seasonId}/{id}': paid(`scorer { player_id player { common_name image_path } ${DETAILS} }`),
  'GET /v3/team/transfer/{id}/{page}': paid(`transfer { ${TRANSFER} } has_more`),
  'GET /v3/player/info/{pid}': paid(
    `player { image_path name display_name country { ${NAMED} } country_id height weight date_of_birth
       teams { team_id team { ${NAMED} } start end position_id } metadata { type_id values }
       latest { fixture { ${LIST_FIXTURE} } team_id fixture_id } trophies { ${TROPHY} } transfers { ${TRANSFER} } }`,
  ),
  'GET /v3/player/stats/{pid}': paid(
    `stats { team { ${NAMED} } season { name league_id league { name } } ${DETAILS} }`,
  ),
  'GET /v3/league/{lid}': paid(
    'name image_path active seasons { id name } currentseason { id name } country_id country { name image_path }',
  ),
  'GET /v3/season/upcoming/{seasonId}': paid(`upcoming { ${LIST_FIXTURE} }`),
  'GET /v3/season/result/{seasonId}': paid(`result { ${LIST_FIXTURE} }`),
  'GET /v3/season/standing/{seasonId}': paid(
    `standing { position participant { name short_code image_path } participant_id rule { type { name } }
     form { fixture sort_order } group { name } stage { name } ${DETAILS} }`,
  ),
  'GET /v3/season/stats/{seasonId}': paid('stats { type_id statistic_type { developer_name } value }'),
  'GET /v3/season/topscorer/{seasonId}/{typeId}': paid(
    `topscorer { player_id player { common_name image_path } participant { ${NAMED} } total }`,
  ),
  'GET /v3/coach/info/{id}': paid(
    `id name common_name image_path date_of_birth country { ${NAMED} } height weight display_name country_id
     teams { team_id team { ${NAMED} } start end position { developer_name } } fixtures { ${LIST_FIXTURE} }
     statistics { season_id team_id team { name } season { name league_id league { ${NAMED} } } }
     player { transfers { ${TRANSFER} } trophies { ${TROPHY} } }`,
  ),
  'GET /v3/coach/fixture/{id}/{seasonIds}': paid(`fixture { ${LIST_FIXTURE} }`),
  'GET /v3/coach/stats/{id}': paid(`stats { ${DETAILS} team { name } season { name league_id league { name } } }`),
  'GET /v3/country/league/{cid}': paid(
    'id name image_path continent { name } leagues { id name image_path sub_type active }',
  ),
  'GET /v3/country/team/{cid}/{page}': paid('team { id name image_path founded } has_more'),
  'GET /v3/country/player/{cid}/{page}': paid(
    'player { id common_name name image_path height weight date_of_birth teams { team { name } } } has_more',
  ),
  'GET /v3/country/coach/{cid}/{page}': paid(
    'coach { id common_name image_path date_of_birth teams { team { name } active } } has_more',
  ),
  'GET /v3/country/referee/{cid}/{page}': paid('referee { common_name image_path name } has_more'),
  'GET /v3/transfer/latest/{page}': paid(`transfer { ${TRANSFER} } has_more`),
}

/** The part of JSON Schema that reports fields. */
interface Schema {
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** The objects a value may be, or hold as a list. */
const objectsOf = (schema: Schema): Schema[] => [
  ...(schema.properties ? [schema] : []),
  ...[schema.items, ...(schema.prefixItems ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) =>
    part ? objectsOf(part) : [],
  ),
]

/** The promised fields that a value of these kinds lacks or may lack, by their whole name; reads `words` up to the closing brace. */
function lacking(kinds: Schema[], words: string[], path = ''): string[] {
  const missing: string[] = []
  for (let word = words.shift(); word !== undefined && word !== '}'; word = words.shift()) {
    const name = word.replace('?', '')
    const having = kinds.filter(({ properties }) => properties?.[name])
    const always = having.some(({ required }) => required?.includes(name))
    if (having.length === 0 || (!always && !word.endsWith('?'))) missing.push(path + name)
    if (words[0] !== '{') continue
    words.shift()
    const inside = having.flatMap(({ properties }) => objectsOf(properties?.[name] ?? {}))
    missing.push(...lacking(inside, words, `${path + name}.`))
  }
  return missing
}

const calls = new Map<string, Call>(contract.map((call: Call) => [`${call.method} ${call.path}`, call]))

describe.each(Object.entries(PROMISED))('%s', (name, { access, sends = '', reads }) => {
  const call = calls.get(name)

  test('is open to whom it was promised', () => {
    expect(call?.access).toBe(access)
  })

  test('takes what is sent to it', () => {
    const { query, body } = call ?? {}
    expect(Object.keys({ ...query?.shape, ...body?.shape })).toEqual(
      expect.arrayContaining(sends.split(' ').filter((field) => field !== '')),
    )
  })

  test('answers every field that is read', () => {
    const schema = z.toJSONSchema(call?.answer ?? z.never(), { io: 'output', unrepresentable: 'any' }) as Schema
    expect(lacking(objectsOf(schema), reads.split(/\s+/).filter(Boolean))).toEqual([])
  })
})
