import { feedStatus } from '@touchline/ingest/follow/sportmonks/feed-status.ts'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { type Deps, WEB_FOLDER } from './deps.ts'
import { accountRoutes } from './modules/accounts/accounts.routes.ts'
import { apiTokenRoutes } from './modules/accounts/api-token/api-token.routes.ts'
import { knownBrowsers } from './modules/accounts/browsers/known-browsers.ts'
import { accountLimits } from './modules/accounts/limits.ts'
import { passkeyLoginRoutes } from './modules/accounts/passkeys/passkey-login.routes.ts'
import { passkeyRoutes } from './modules/accounts/passkeys/passkeys.routes.ts'
import { identityProvider } from './modules/accounts/provider-login/identity-provider.ts'
import { providerLoginRoutes } from './modules/accounts/provider-login/provider-login.routes.ts'
import { resetRoutes } from './modules/accounts/reset.routes.ts'
import { secondFactorRoutes } from './modules/accounts/second-factor/second-factor.routes.ts'
import { securityRoutes } from './modules/accounts/security.routes.ts'
import { accountGuard, viewers } from './modules/accounts/sessions/viewer.ts'
import { openAlertParts } from './modules/alerts/alert-parts.ts'
import { alertRoutes } from './modules/alerts/alerts.routes.ts'
import { unsubscribeRoutes } from './modules/alerts/unsubscribe.routes.ts'
import { billingRoutes } from './modules/billing/billing.routes.ts'
import { planChangeRoutes } from './modules/billing/changes/changes.routes.ts'
import { demoCheckoutRoutes } from './modules/billing/demo/demo-checkout.routes.ts'
import { paypalRoutes } from './modules/billing/paypal/paypal.routes.ts'
import { codeRoutes } from './modules/billing/plans/codes.routes.ts'
import { webhookRoutes } from './modules/billing/webhooks.routes.ts'
import { setupBrandRoutes } from './modules/brand/brand.routes.ts'
import { brandPictureRoutes } from './modules/brand/brand-pictures.routes.ts'
import { calendarRoutes, feedAddressRoutes } from './modules/calendar/calendar.routes.ts'
import { feedRoutes } from './modules/calendar/feeds.routes.ts'
import { coachRoutes } from './modules/coach/coach.routes.ts'
import { compareRoutes } from './modules/compare/compare.routes.ts'
import { consoleRooms } from './modules/console/rooms.routes.ts'
import { unsetParts } from './modules/console/settings/effective-config.ts'
import { contactRoutes } from './modules/contacts/contacts.routes.ts'
import { countryRoutes } from './modules/country/country.routes.ts'
import { finderRoutes } from './modules/finder/finder.routes.ts'
import { fixtureRoutes } from './modules/fixture/fixture.routes.ts'
import { fixtureDetailsRoutes } from './modules/fixture/fixture-details.routes.ts'
import { followRoutes } from './modules/follow/follow.routes.ts'
import { followingRoutes } from './modules/following/following.routes.ts'
import { historyRoutes } from './modules/history/history.routes.ts'
import { imageRoutes } from './modules/images/images.routes.ts'
import { chancesRoutes } from './modules/inplay/chances/chances.routes.ts'
import { inplayRoutes } from './modules/inplay/inplay.routes.ts'
import { completenessRoutes } from './modules/league/completeness/completeness.routes.ts'
import { countryLeagueRoutes } from './modules/league/country-leagues.routes.ts'
import { leagueRoutes } from './modules/league/league.routes.ts'
import { seasonRoutes } from './modules/league/season.routes.ts'
import { roundsRoutes } from './modules/league/simulation/rounds/rounds.routes.ts'
import { simulationRoutes } from './modules/league/simulation/simulation.routes.ts'
import { stakesRoutes } from './modules/league/stakes/stakes.routes.ts'
import { agreementRoutes } from './modules/legal/agreement.routes.ts'
import { legalRoutes } from './modules/legal/legal.routes.ts'
import { liveRoutes } from './modules/live/live.routes.ts'
import { comparisonRoutes } from './modules/match/comparison/comparison.routes.ts'
import { matchRoutes } from './modules/match/match.routes.ts'
import type { ModuleDeps } from './modules/module-deps.ts'
import { numbersRoutes } from './modules/numbers/numbers.routes.ts'
import { forecastRoutes } from './modules/odds/forecast/forecast.routes.ts'
import { oddsRoutes } from './modules/odds/odds.routes.ts'
import { playerRoutes } from './modules/player/player.routes.ts'
import { privacyRoutes } from './modules/privacy/privacy.routes.ts'
import { recordRoutes } from './modules/record/record.routes.ts'
import { refereeRoutes } from './modules/referee/referee.routes.ts'
import { referralRoutes } from './modules/referral/referral.routes.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { setupRoutes } from './modules/setup/setup.routes.ts'
import { setupGate } from './modules/setup/setup-gate.ts'
import { setupGuard, setupRequests } from './modules/setup/setup-guard.ts'
import { setupRestoreRoutes } from './modules/setup/setup-restore.routes.ts'
import { openSetup } from './modules/setup/setup-state.ts'
import { creditRoutes } from './modules/site/credits.routes.ts'
import { manifestRoutes } from './modules/site/manifest.routes.ts'
import { namePage } from './modules/site/page-names.ts'
import { siteRoutes } from './modules/site/site.routes.ts'
import { sitemapRoutes } from './modules/site/sitemap.routes.ts'
import { statusRoutes } from './modules/site/status.routes.ts'
import { maintenanceGate } from './modules/site-settings/maintenance-gate.ts'
import { oddsDisplays } from './modules/site-settings/odds-displays.ts'
import { teamRoutes } from './modules/team/team.routes.ts'
import { teamSeasonRoutes } from './modules/team/team-seasons.routes.ts'
import { transferRoutes } from './modules/transfer/transfer.routes.ts'
import { upcomingRoutes } from './modules/upcoming/upcoming.routes.ts'
import { addressShares } from './platform/http/address-shares.ts'
import { docs } from './platform/http/docs.ts'
import { answerNotHttp, errors, sendError } from './platform/http/errors.ts'
import { graceful } from './platform/http/graceful.ts'
import { health } from './platform/http/health.ts'
import { httpServer } from './platform/http/http-server.ts'
import { withOlderPaging } from './platform/http/paging/older-paging.ts'
import { visitorCountry } from './platform/http/prices/visitor-country.ts'
import { requestIds } from './platform/http/request-id.ts'
import { requestLog } from './platform/http/request-log.ts'
import { apiSecurity } from './platform/http/security.ts'
import { serving } from './platform/http/serve.ts'
import { trustOf } from './platform/http/trusted-proxies.ts'
import { metricsRoute } from './platform/metrics/metrics.plugin.ts'
import { secretBox } from './platform/secrets/secret-box.ts'
import { pages } from './web/pages.ts'

/** Reading the built pages may take long on a busy machine. */
const START_MS = 60_000
const BODY_BYTES = 64 * 1024
/** No limit here: each call limits its own parameters. */
const MAX_PARAMETER = 16_384

/** The HTTP server with every module; nothing listens yet. `close()` of the instance also stops the following of changes. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const {
    settings,
    database,
    reading,
    clock,
    log,
    readiness,
    cache,
    pageCache,
    follower,
    rateLimits,
    siteSettings,
    brand,
    metrics = null,
  } = deps
  const nextId = requestIds({ trustProxy: settings.trustedProxies !== undefined })
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: nextId,
    bodyLimit: BODY_BYTES,
    serverFactory: httpServer,
    pluginTimeout: START_MS,
    trustProxy: trustOf(settings.trustedProxies),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER },
    rewriteUrl: ({ url }) => withOlderPaging(url ?? '/'),
    clientErrorHandler: (error, socket) => answerNotHttp(error, socket, nextId({ headers: {} })),
    frameworkErrors: (error, request, reply) => void sendError(request, reply, error),
  })
  const now = () => clock.now().getTime()
  const access = settings.access ?? 'paid'
  const { dataDir = null, onRestore = null } = settings

  await app.register(errors)
  await app.register(graceful)
  await app.register(requestLog, { log })
  await app.register(addressShares)
  if (metrics !== null && settings.metricsToken)
    await app.register(metricsRoute, { metrics, token: settings.metricsToken })
  await app.register(health, {
    readiness,
    ping: () => reading.pool.query('select 1'),
    feed: deps.feed ?? (() => feedStatus(database, clock.now())),
  })
  const setup = openSetup(database, settings.setupOpen ?? false)
  await app.register(setupGate, { setup })
  await app.register(maintenanceGate, {
    siteSettings,
    now,
    brand,
    https: settings.publicUrl.startsWith('https:'),
  })
  await app.register(viewers)
  await app.register(setupRequests)
  const guard = setupGuard({ database, clock, rateLimits, setup }, accountGuard({ database, clock, access }))
  const countryOf = visitorCountry({ header: settings.countryHeader ?? null, proxies: settings.trustedProxies })
  const odds = oddsDisplays(siteSettings, countryOf)
  await app.register(serving, { cache, now, rateLimits, guard, prices: odds })
  await app.register(docs, { brand, version: '1', publicUrl: settings.publicUrl })

  const modules: ModuleDeps = {
    database,
    clock,
    brand,
    publicUrl: settings.publicUrl,
    consent: settings.consent ?? 'off',
    access,
    openFeed: settings.openFeed ?? null,
    readiness,
    rateLimits,
    siteSettings,
  }
  /** For what everybody may read, as far as the followed log says. */
  const readers: ModuleDeps = { ...modules, database: reading }
  const billing = { ...modules, log, payments: deps.payments }
  const alerts = await openAlertParts(modules, settings)
  app.addHook('onClose', async () => alerts.guard.close())
  const provider = settings.identityProvider ? identityProvider(settings.identityProvider) : null
  const box = settings.box ?? secretBox({ folder: dataDir })
  const parts = settings.parts ?? unsetParts(clock.now())
  const accounts = { ...modules, box, limits: accountLimits(rateLimits), browsers: await knownBrowsers(modules) }
  await app.register(
    async (api) => {
      await api.register(apiSecurity)
      await api.register(siteRoutes, {
        ...readers,
        follower,
        odds,
        loginProvider: provider?.name ?? null,
        ...(settings.top && { top: settings.top }),
      })
      await api.register(creditRoutes, readers)
      await api.register(statusRoutes, modules)
      await api.register(upcomingRoutes, readers)
      await api.register(searchRoutes, readers)
      await api.register(matchRoutes, readers)
      await api.register(comparisonRoutes, readers)
      await api.register(historyRoutes, { ...readers, ladder: settings.ladder ?? [] })
      await api.register(teamSeasonRoutes, readers)
      await api.register(teamRoutes, readers)
      await api.register(playerRoutes, readers)
      await api.register(coachRoutes, readers)
      await api.register(refereeRoutes, readers)
      await api.register(fixtureRoutes, readers)
      await api.register(fixtureDetailsRoutes, readers)
      await api.register(inplayRoutes, readers)
      await api.register(chancesRoutes, readers)
      await api.register(oddsRoutes, { ...readers, ladder: settings.ladder ?? [] })
      await api.register(numbersRoutes, readers)
      await api.register(forecastRoutes, { ...readers, ladder: settings.ladder ?? [] })
      await api.register(recordRoutes, readers)
      await api.register(finderRoutes, { ...modules, reading })
      await api.register(leagueRoutes, readers)
      await api.register(seasonRoutes, readers)
      await api.register(completenessRoutes, readers)
      await api.register(simulationRoutes, readers)
      await api.register(roundsRoutes, readers)
      await api.register(stakesRoutes, readers)
      await api.register(countryRoutes, readers)
      await api.register(transferRoutes, readers)
      await api.register(compareRoutes, readers)
      await api.register(accountRoutes, accounts)
      await api.register(resetRoutes, accounts)
      await api.register(securityRoutes, accounts)
      await api.register(secondFactorRoutes, accounts)
      await api.register(passkeyRoutes, accounts)
      await api.register(passkeyLoginRoutes, accounts)
      await api.register(providerLoginRoutes, { ...accounts, provider })
      await api.register(followRoutes, modules)
      await api.register(followingRoutes, readers)
      await api.register(feedAddressRoutes, modules)
      await api.register(apiTokenRoutes, modules)
      await api.register(alertRoutes, { ...modules, ...alerts, countryOf })
      await api.register(countryLeagueRoutes, readers)
      await api.register(contactRoutes, { ...modules, ...settings })
      await api.register(referralRoutes, modules)
      await api.register(legalRoutes, {
        folder: settings.legalDir,
        brand,
        written: (page) => siteSettings.get(`legal:${page}`).value,
      })
      await api.register(agreementRoutes, modules)
      await api.register(billingRoutes, billing)
      await api.register(planChangeRoutes, billing)
      await api.register(codeRoutes, billing)
      await api.register(paypalRoutes, billing)
      await api.register(demoCheckoutRoutes, billing)
      await api.register(webhookRoutes, billing)
      await api.register(privacyRoutes, { ...billing, limits: accounts.limits })
      await api.register(consoleRooms, {
        ...billing,
        ...accounts,
        ...{ follower, parts, dataDir, onRestore, settings, odds },
      })
      await api.register(setupRoutes, { ...accounts, parts, dataDir, setup, legalDir: settings.legalDir })
      await api.register(setupBrandRoutes, { ...modules, siteName: settings.siteName })
      await api.register(setupRestoreRoutes, { ...modules, dataDir, onRestore })
      await api.register(imageRoutes, { ...readers, pictures: settings.pictures ?? null })
      await api.register(liveRoutes, { ...modules, reading, follower, metrics, odds })
      // Pages answer every other address, so unknown addresses of the API are answered here.
      for (const rest of ['/', '/*']) {
        api.all(rest, { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
      }
    },
    { prefix: '/api' },
  )
  await app.register(sitemapRoutes, readers)
  await app.register(manifestRoutes, readers)
  await app.register(brandPictureRoutes, { brand })
  await app.register(calendarRoutes, readers)
  await app.register(feedRoutes, readers)
  await app.register(unsubscribeRoutes, { ...modules, ...alerts })
  await app.register(pages, {
    folder: settings.webFolder ?? WEB_FOLDER,
    brand,
    publicUrl: settings.publicUrl,
    now,
    database: reading,
    nameOf: (path) => namePage(reading, path),
    cache: pageCache,
    odds,
    ...(settings.defaults && { defaults: settings.defaults }),
  })
  app.addHook('onClose', () => follower.stop())
  return app
}
