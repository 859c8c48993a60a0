import * as calls from '@touchline/contract'
import { inTransaction, worldOf } from '@touchline/database'
import { countryById } from '@touchline/football'
import { fillProgress } from '@touchline/ingest/follow/open/fill-progress.ts'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { type CallInput, serve } from '../../platform/http/serve.ts'
import type { AccountDeps } from '../accounts/account-deps.ts'
import { addAccount, dropUnclaimed, findTaken } from '../accounts/accounts.queries.ts'
import { PER_ADDRESS } from '../accounts/limits.ts'
import { hasInvisible, usernameFault } from '../accounts/names.ts'
import { hashPassword } from '../accounts/password.ts'
import { openSession } from '../accounts/sessions/session.queries.ts'
import { currentPlans } from '../billing/plans/plans.queries.ts'
import { noteAudit } from '../console/audit/audit.ts'
import { readSchedule, writeSchedule } from '../console/backups/backup-schedule.ts'
import { saveSettings } from '../console/settings/save-settings.ts'
import { restart, sendTest, TRIES } from '../console/settings/settings.routes.ts'
import { viewSettings } from '../console/settings/settings.view.ts'
import type { SettingsDeps } from '../console/settings/settings-deps.ts'
import { findStaff } from '../console/staff.queries.ts'
import { checkLegalFolder } from '../legal/legal-faults.ts'
import { findArriving } from './arriving.queries.ts'
import { setupOperatorOf } from './setup-guard.ts'
import { voidSetupLinks } from './setup-link.ts'
import { endSetup, noteStep, type OpenSetup, readSetup } from './setup-state.ts'

export interface SetupDeps extends AccountDeps, Pick<SettingsDeps, 'parts' | 'box' | 'dataDir'> {
  setup: OpenSetup
  legalDir: string | undefined
}

const STATUS_OF_TAKEN = { email: 1, username: 2 } as const
const NOBODY = { token: null, id: null } as const

/** The first run: from an empty installation to an open site, step by step. */
export async function setupRoutes(app: FastifyInstance, deps: SetupDeps): Promise<void> {
  const { database, clock, parts, setup } = deps

  const ownerOf = async () => (await findStaff(database)).find(({ role }) => role === 'owner')?.username ?? null

  serve(app, calls.setupState, async () => ({ open: await setup.isOpen() }))

  serve(app, calls.setup, async ({ request }) => {
    const [state, owner, world, schedule, settings, plans, legal] = await Promise.all([
      readSetup(database.pool),
      ownerOf(),
      worldOf(database.pool),
      readSchedule(database.pool),
      viewSettings(deps),
      currentPlans(database.pool),
      deps.legalDir === undefined ? null : checkLegalFolder(deps.legalDir),
    ])
    return {
      by: request.setupLink === null ? ('owner' as const) : ('link' as const),
      expires_at: request.setupLink?.toISOString() ?? null,
      owner,
      steps: calls.SETUP_STEPS.map((step) => ({ step, state: state?.steps[step] ?? ('open' as const) })),
      started_at: parts.startedAt.toISOString(),
      world,
      schedule,
      settings,
      plans: plans.map(({ months, cents, shown }) => ({ months, price: (cents / 100).toFixed(2), shown })),
      legal: [...(legal === null ? calls.LEGAL_PAGES : legal.missing)],
    }
  })

  const own = async ({ body, request }: CallInput<typeof calls.setupOwner>) => {
    const { email, username, password, country, language } = body
    if (countryById(country)?.region !== false) throw publicError('bad_request', 'Body country: is not in the list')
    const fault = usernameFault(username)
    if (fault !== null) throw publicError('bad_request', `Body username: ${fault}`)
    if (hasInvisible(email)) throw publicError('bad_request', 'Body email: must be a mail address')
    const taken = await findTaken(database, email, username)
    if (taken) return { status: STATUS_OF_TAKEN[taken], ...NOBODY }
    const passwordHash = await hashPassword(password, request.ip)
    return inTransaction(database, async (client) => {
      const now = clock.now()
      // If two people use the link at once, it no longer works for the second.
      if ((await voidSetupLinks(client)) === 0 || (await ownerOf()) !== null) return { status: 3 as const, ...NOBODY }
      await dropUnclaimed(client, email)
      const added = {
        username,
        email,
        language,
        countryId: country,
        passwordHash,
        activatedAt: now,
        role: 'owner' as const,
      }
      const id = await addAccount(client, added, now)
      if (id === null) throw publicError('conflict', 'Another account has this name or address.')
      const account = { id, email }
      await noteAudit(client, {
        operator: setupOperatorOf(request),
        deed: { action: 'staff.role', account, after: { role: 'owner' } },
        now,
      })
      const token = await openSession(client, { accountId: id, userAgent: request.headers['user-agent'] }, now)
      return { status: 0 as const, token, id }
    })
  }
  serve(
    app,
    calls.setupOwner,
    async (input) => {
      const answer = await own(input)
      if (answer.status === 0) await noteStep(database, { step: 'owner', state: 'done', now: clock.now() })
      return answer
    },
    { perAddress: PER_ADDRESS.signUp },
  )

  serve(app, calls.saveSetupStep, async ({ body: { step, state } }) => {
    await noteStep(database, { step, state, now: clock.now() })
    return { done: true as const }
  })

  const save = ({ body, request }: CallInput<typeof calls.saveSetupSettings>) =>
    saveSettings(deps, body, setupOperatorOf(request))
  serve(app, calls.saveSetupSettings, save, { perAddress: TRIES })

  const test = ({ body, request }: CallInput<typeof calls.testSetupMail>) =>
    sendTest(deps, body.to, setupOperatorOf(request))
  serve(app, calls.testSetupMail, test, { perAddress: TRIES })

  serve(app, calls.applySetup, async ({ request }) => ({ begun: await restart(deps, setupOperatorOf(request)) }))

  serve(app, calls.setupArriving, async () => {
    const [fill, arriving] = await Promise.all([fillProgress(database), findArriving(database.pool)])
    return {
      fill: fill && fill.of > 0 ? { done: fill.done, of: fill.of, unreachable: fill.unreachable ?? false } : null,
      ...arriving,
    }
  })

  serve(app, calls.saveSetupSchedule, async ({ body, request }) => {
    const before = await readSchedule(database.pool)
    const now = clock.now()
    await writeSchedule(database.pool, body, now)
    const deed = { action: 'site.backup_schedule', before: { ...before }, after: { ...body } } as const
    await noteAudit(database.pool, { operator: setupOperatorOf(request), deed, now })
    return { done: true as const }
  })

  serve(app, calls.finishSetup, async ({ request }) => {
    if ((await ownerOf()) === null) throw publicError('conflict', 'Make the account of the owner first.')
    const now = clock.now()
    const operator = setupOperatorOf(request)
    await inTransaction(database, async (client) => {
      if (!(await endSetup(client, now))) return
      await voidSetupLinks(client)
      await noteAudit(client, { operator, deed: { action: 'site.set_up' }, now })
    })
    const { groups } = await viewSettings(deps)
    const begun = groups.some(({ waits }) => waits) && (await restart(deps, operator))
    return { begun }
  })
}
