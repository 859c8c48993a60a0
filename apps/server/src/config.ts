import {
  BOOKMAKER,
  type Bookmaker,
  type BookmakerId,
  DEFAULT_TOP_CLUBS,
  DEFAULT_TOP_LEAGUES,
  isZone,
  OFFSETS,
} from '@touchline/football'
import { openEnvironment } from '@touchline/ingest/follow/open/settings/open-environment.ts'
import { LANGUAGES, SOURCE_LANGUAGE } from '@touchline/messages'
import { httpAddress, secret } from '@touchline/runtime'
import { z } from 'zod'
import { providerEnvironment } from './modules/accounts/provider-login/provider-environment.ts'
import { parseTrustedProxies, type TrustedProxies } from './platform/http/trusted-proxies.ts'

const BOOKMAKERS = Object.keys(BOOKMAKER) as [Bookmaker, ...Bookmaker[]]

const postgresAddress = () => z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })

const stableKeys = (usual: readonly string[]) =>
  z
    .string()
    .default(usual.join())
    .transform((list) => list.split(',').map((key) => key.trim()))
    .pipe(
      z.array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must be keys such as england/arsenal, joined by commas')),
    )

/** Every environment variable that the product reads, with its meaning. The texts make the configuration page. */
export const environment = z.object({
  HOST: z.string().default('127.0.0.1').describe('Address the server listens on.'),
  PORT: z.coerce
    .number({ error: 'must be a port number from 0 to 65535' })
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(65_535, 'must be 65535 or less')
    .default(3000)
    .describe('Port the server listens on; 0 takes a free one.'),
  PUBLIC_URL: httpAddress()
    .optional()
    .describe('Address people reach the site by, for links in pages and mail. Default: http://localhost:PORT.'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database, fetched images and the outbox.'),
  DATABASE_URL: postgresAddress()
    .optional()
    .describe(
      'Address of a PostgreSQL server (15 or newer); without it the embedded database in DATA_DIR is used. Secret, no default.',
    ),
  DATABASE_READ_URL: postgresAddress()
    .optional()
    .describe(
      'Address of a standby of that server: it answers pages and read-only calls, and the log of changes is followed there. Secret, no default.',
    ),
  DATABASE_DIRECT_URL: postgresAddress()
    .optional()
    .describe(
      'Address of the server itself where DATABASE_URL leads through a pooler: notifications, migrations and commands go there. Secret, no default.',
    ),
  FEED: z
    .enum(['demo', 'open', 'sportmonks', 'none', 'setup'])
    .default('demo')
    .describe(
      'Where data comes from: the simulated demo world, free open data, the Sportmonks API, or nowhere (imports only). setup: what is chosen in the browser, nothing before.',
    ),
  SETUP: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .describe(
      'on: an empty installation outside the demo world is closed to everybody until the owner followed the link of the first start; off: it is open at once.',
    ),
  SECRET_KEY: z
    .string()
    .min(32, 'must have 32 characters or more')
    .optional()
    .describe(
      'What secrets in the database are encrypted with: the same for all processes. Default: a key of its own in DATA_DIR/secret.key. Secret, no default.',
    ),
  ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe('What this process does: serve pages, write data and run jobs, or both.'),
  PAGE_CACHE_MB: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(65_536, 'must be 65536 or less')
    .default(64)
    .describe(
      'Megabytes of rendered public pages that each process caches in memory; 0 renders every page for its request.',
    ),
  BRAND: z
    .string()
    .trim()
    .min(1)
    .optional()
    .describe('Name of the site. Default: the one chosen in the console, else Touchline.'),
  DEFAULT_LANGUAGE: z
    .enum(LANGUAGES, { error: `must be one of ${LANGUAGES.join(', ')}` })
    .default(SOURCE_LANGUAGE)
    .describe('Language of visitors who chose none and whose browser asks for none of those of the site.'),
  DEFAULT_ZONE: z
    .string()
    .refine((zone) => isZone(zone) && !OFFSETS.includes(zone), 'must be a time zone such as Europe/Lisbon')
    .optional()
    .describe('Time zone of visitors who chose none, such as Europe/Lisbon. Default: UTC.'),
  DEFAULT_LEAGUES: stableKeys(DEFAULT_TOP_LEAGUES).describe(
    'Top leagues of visitors who chose none, by their keys in the lists, such as portugal/primeira-liga.',
  ),
  DEFAULT_CLUBS: stableKeys(DEFAULT_TOP_CLUBS).describe('The same of clubs, such as portugal/fc-porto.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional()
    .describe('Mail server; without it mail is written as .eml files to DATA_DIR/outbox. Secret, no default.'),
  MAIL_FROM: z
    .string()
    .optional()
    .describe(
      'Sender of mail. Default: the name of the site at the host of PUBLIC_URL, such as Touchline <no-reply@localhost>.',
    ),
  CONTACT_TO: z.email('must be a mail address').optional().describe('Where messages of the contact form go.'),
  ALERT_HOSTS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
    .transform((hosts) => hosts.filter((host) => host !== ''))
    .refine(
      (hosts) => hosts.every((host) => URL.parse(`http://${host}`)?.host === host),
      'must be hosts such as ntfy.lan:8080',
    )
    .describe(
      'Hosts of chats, push services and mail servers in your own network that addresses typed into pages may lead to, with the port where there is one; joined by commas. Otherwise they lead to the public internet alone.',
    ),
  LEGAL_DIR: z.string().optional().describe('Folder with the legal texts of the operator.'),
  PRICE_LADDER: z
    .string()
    .default('bet365,pinnacle,average')
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(BOOKMAKERS, { error: (issue) => `does not know the bookmaker "${issue.input}"` })).min(1))
    .transform((names): BookmakerId[] => names.map((name) => BOOKMAKER[name]))
    .describe('Bookmakers of the reference price, the first one with prices wins; names joined by commas.'),
  ...providerEnvironment.shape,
  CAPTCHA_SECRET: secret('Key of the proof-of-work captcha; without it one is made and kept in the database.'),
  TRUSTED_PROXIES: z
    .string()
    .transform(parseTrustedProxies)
    .pipe(
      z.custom<TrustedProxies>(
        (proxies) => proxies !== null,
        'must be a number of proxies from 1 to 10, or addresses and networks such as 10.0.0.5,172.16.0.0/12',
      ),
    )
    .optional()
    .describe(
      'Reverse proxies whose X-Forwarded-For and X-Request-Id count: how many a request passes one after the other where nothing else reaches the server, or their addresses and networks joined by commas. Default: none.',
    ),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{1,60}$/, 'must be the name of a header such as CF-IPCountry')
    .transform((name) => name.toLowerCase())
    .optional()
    .describe(
      'Header in which the proxies of TRUSTED_PROXIES name the country of a visitor by its two letters, such as CF-IPCountry: prices can be shown or hidden by country then. Default: none, so that every visitor is one from an unknown country.',
    ),
  STRIPE_SECRET_KEY: secret('Secret key of the Stripe account.'),
  STRIPE_WEBHOOK_SECRET: secret('Signing secret of the Stripe webhook.'),
  STRIPE_PUBLISHABLE_KEY: z.string().optional().describe('Publishable key of the Stripe account.'),
  STRIPE_API_BASE: httpAddress().default('https://api.stripe.com').describe('Address of the Stripe API.'),
  PAYPAL_CLIENT_ID: z.string().optional().describe('Client id of the PayPal application.'),
  PAYPAL_CLIENT_SECRET: secret('Client secret of the PayPal application.'),
  PAYPAL_WEBHOOK_ID: z.string().optional().describe('Id of the PayPal webhook.'),
  PAYPAL_PLAN_IDS: z
    .string()
    .transform((list) => list.split(',').map((pair) => /^ *(\d{1,3}) *: *([\w-]{1,50}) *$/.exec(pair)?.slice(1) ?? []))
    .refine(
      (pairs) => pairs.every((pair) => pair.length === 2),
      'must be months and ids such as 1:P-AAA,3:P-BBB,12:P-CCC',
    )
    .transform((pairs) => new Map(pairs.map(([months, id]) => [Number(months), String(id)])))
    .refine((ids) => [1, 3, 12].every((months) => ids.has(months)), 'must name the plans of 1, 3 and 12 months')
    .refine((ids) => new Set(ids.values()).size === ids.size, 'must not name a plan twice')
    .optional()
    .describe(
      'Ids of the PayPal plans by their months: 1:P-AAA,3:P-BBB,12:P-CCC. They have to have the prices of ours.',
    ),
  PAYPAL_API_BASE: httpAddress().default('https://api-m.paypal.com').describe('Address of the PayPal API.'),
  SPORTMONKS_TOKEN: secret('Token of the Sportmonks API.'),
  SPORTMONKS_API_BASE: httpAddress().default('https://api.sportmonks.com').describe('Address of the Sportmonks API.'),
  ...openEnvironment.shape,
  TAPFILIATE_API_KEY: secret('Key of the Tapfiliate API.'),
  TAPFILIATE_API_BASE: httpAddress().default('https://api.tapfiliate.com').describe('Address of the Tapfiliate API.'),
  ACCESS: z
    .enum(['open', 'paid'], { error: 'must be open or paid' })
    .optional()
    .describe(
      'open: every member sees everything; paid: subscribers do. Default: paid where a way to pay is set up, else open.',
    ),
  CONSENT: z
    .enum(['off', 'required'])
    .default('off')
    .describe('required: referral cookies are set only after the visitor agreed.'),
  CLOCK: z.iso
    .datetime({ offset: true, error: 'must be an instant such as 2024-03-09T09:00:00Z' })
    .optional()
    .describe("Instant the server's clock starts at and runs on from, to look at a past day as today."),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have 16 characters or more')
    .optional()
    .describe(
      'Token for /metrics, sent as Authorization: Bearer; without it the address does not exist. Secret, no default.',
    ),
  STATUS_PORT: z.coerce
    .number({ error: 'must be a port number from 0 to 65535' })
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(65_535, 'must be 65535 or less')
    .optional()
    .describe(
      'Port on which a process with ROLE=worker answers /healthz, /readyz and /metrics; without it it answers nowhere.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged.'),
})

export type Config = z.infer<typeof environment>

/** Origin under which people reach the site, without a slash at the end. */
export const publicUrlOf = ({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string =>
  (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/{1,9}$/, '')

/** Secret values that must not appear in logs, including passwords in addresses. */
export function secretsOf(config: Config): string[] {
  const values = Object.entries(environment.shape)
    .filter(([, { description }]) => description?.includes('Secret, no default.'))
    .map(([name]) => config[name as keyof Config])
    .filter((value) => typeof value === 'string')
  const passwords = values.map((value) => (URL.canParse(value) ? decodeURIComponent(new URL(value).password) : ''))
  return [...values, ...passwords].filter((value) => value !== '')
}

/** All faults of the environment, one a line in the message. */
export class ConfigError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
    this.faults = faults
  }
}

/**
 * Reads the configuration from environment variables; empty ones count as not set, unknown ones do not matter.
 * @throws ConfigError with every fault
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const result = environment.safeParse(set)
  const faults = result.success ? [] : result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
  if (set.FEED === 'sportmonks' && set.SPORTMONKS_TOKEN === undefined) {
    faults.push('SPORTMONKS_TOKEN is needed with FEED=sportmonks')
  }
  for (const name of ['DATABASE_READ_URL', 'DATABASE_DIRECT_URL']) {
    if (set[name] !== undefined && set.DATABASE_URL === undefined) faults.push(`DATABASE_URL is needed with ${name}`)
  }
  if (set.COUNTRY_HEADER !== undefined && set.TRUSTED_PROXIES === undefined)
    faults.push('TRUSTED_PROXIES is needed with COUNTRY_HEADER')
  if (set.OIDC_ISSUER !== undefined && set.OIDC_CLIENT_ID === undefined)
    faults.push('OIDC_CLIENT_ID is needed with OIDC_ISSUER')
  if (set.PAYPAL_CLIENT_ID !== undefined) {
    for (const name of ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_PLAN_IDS']) {
      if (set[name] === undefined) faults.push(`${name} is needed with PAYPAL_CLIENT_ID`)
    }
  }
  if (!result.success || faults.length > 0) throw new ConfigError(faults)
  return result.data
}

/** The same for a process: prints the faults and ends with exit code 1. */
export function configOrExit(variables: Readonly<Record<string, string | undefined>> = process.env): Config {
  try {
    return readConfig(variables)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    return process.exit(1)
  }
}
