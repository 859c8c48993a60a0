import { MAIL_KINDS, mails, mailWords, previewMail, saveMail, testMail } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import { LANGUAGES, type Language } from '@touchline/messages'
import { textsWith } from '@touchline/messages/texts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import { mailKey } from '../../../platform/mail/mail-texts.queries.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { changeSetting, lastChange } from '../../site-settings/change-setting.ts'
import { readSetting, readSettingsUnder } from '../../site-settings/setting-rows.queries.ts'
import { noteAudit, operatorOf } from '../audit/audit.ts'
import { changedWords, faultsOf, isOfAlerts, prefixOf, sentencesOf } from './mail-words.ts'
import { sampleAlertMail } from './sample-alerts.ts'
import { sampleMail } from './sample-mails.ts'

type Kind = (typeof MAIL_KINDS)[number]
type Words = Readonly<Record<string, string>>

const TESTS_PER_ADDRESS = { max: 30, windowMs: 60 * 60_000 }
const FAULTS = {
  key: 'there is no such sentence',
  lines: 'a subject is one line',
  unknown: 'has a placeholder that is not filled in',
  syntax: 'has braces that are no placeholder',
} as const

/** @throws a public error that names the first faulty sentence */
function checkWords(kind: Kind, language: Language, words: Words): void {
  const [first] = faultsOf(kind, language, words)
  if (first) throw publicError('bad_request', `Body words ${first.key}: ${FAULTS[first.fault]} ${first.detail}`.trim())
}

/** Words of mails, with the operators' changes and a preview. */
export async function consoleMailRoutes(app: FastifyInstance, deps: ModuleDeps): Promise<void> {
  const { database, clock, brand, publicUrl } = deps
  const { pool } = database
  const changedIn = async (kind: Kind, language: Language): Promise<Words> =>
    ((await readSetting(pool, mailKey(language, kind)))?.value ?? {}) as Words

  /** The mail in the given words, whatever is in force. */
  const drafted = (
    kind: Kind,
    { language, words, request }: { language: Language; words: Words; request: FastifyRequest },
  ) => {
    const { email: recipient } = viewerOf(request)
    const changed = changedWords(kind, language, words) ?? {}
    if (isOfAlerts(kind)) {
      const t = textsWith(language, 'alerts', changed)
      return sampleAlertMail(kind, { recipient, language, t, brand, publicUrl }, clock.now())
    }
    const { compose, ...draft } = sampleMail({ kind, language, recipient, now: clock.now(), brand, publicUrl })
    return {
      recipient: draft.recipient,
      ...compose(textsWith(language, 'mails', changed)),
    }
  }

  serve(app, mails, async () => {
    const changed = new Set(
      (await readSettingsUnder(pool, 'mail:')).filter(({ value }) => value !== null).map(({ key }) => key),
    )
    return {
      mails: MAIL_KINDS.map((kind) => ({
        kind,
        changed: LANGUAGES.filter((language) => changed.has(mailKey(language, kind))),
      })),
    }
  })

  serve(app, mailWords, async ({ params: { kind }, query: { language }, request }) => {
    const key = mailKey(language, kind)
    const [row, entry, words] = await Promise.all([
      readSetting(pool, key),
      lastChange(pool, key, request),
      changedIn(kind, language),
    ])
    return {
      version: row?.version ?? 0,
      last_change: entry,
      sentences: sentencesOf(kind, language).map(({ placeholders, ...sentence }) => ({
        ...sentence,
        placeholders: [...placeholders],
        text: words[`${prefixOf(kind)}${sentence.key}`] ?? null,
      })),
    }
  })

  serve(app, previewMail, async ({ params: { kind }, body: { language, words }, request }) => {
    const faults = faultsOf(kind, language, words)
    if (faults.length > 0) return { faults, preview: null }
    const { subject, text, html } = drafted(kind, { language, words, request })
    return { faults, preview: { subject, text, html } }
  })

  serve(app, saveMail, async ({ params: { kind }, body: { version, language, words }, request }) => {
    if (words !== null) checkWords(kind, language, words)
    const value = words && changedWords(kind, language, words)
    const named = { key: mailKey(language, kind), name: `${kind} (${language})` }
    return changeSetting(deps, request, { ...named, version, value, action: 'site.mail_words' })
  })

  const send = ({ kind, language, words }: { kind: Kind; language: Language; words: Words }, request: FastifyRequest) =>
    inTransaction(database, async (client) => {
      const now = clock.now()
      const mail = drafted(kind, { language, words, request })
      await queueMail(client, mail, now)
      const deed = { action: 'site.mail_test', thing: { id: mailKey(language, kind), name: kind } } as const
      await noteAudit(client, { operator: operatorOf(request), deed, now })
      return { sent_to: mail.recipient }
    })
  serve(
    app,
    testMail,
    async ({ params: { kind }, body: { language, words }, request }) => {
      checkWords(kind, language, words)
      return send({ kind, language, words }, request)
    },
    { perAddress: TESTS_PER_ADDRESS },
  )
}
