import {
  LEGAL_PAGES,
  type LegalPage,
  type LegalSetting,
  legalDraft,
  legalTexts,
  may,
  previewLegal,
  saveLegal,
} from '@touchline/contract'
import { SOURCE_LANGUAGE } from '@touchline/messages'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { type CallInput, serve } from '../../../platform/http/serve.ts'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import { countAgreed } from '../../legal/agreement.queries.ts'
import { findLegalText, hasOwnFile, readSource } from '../../legal/legal-files.ts'
import { legalTextOf } from '../../legal/legal-text.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { changeSetting, lastChange } from '../../site-settings/change-setting.ts'
import { readSetting, readVersions } from '../../site-settings/setting-rows.queries.ts'
import { heldOf } from '../../site-settings/site-settings.ts'
import { maskName } from '../audit/mask.ts'

const FROM_FOLDER = 'This text comes from the folder that LEGAL_DIR names. Change it there.'

/** The legal texts of the operator: written here, with versions. */
export async function consoleLegalRoutes(
  app: FastifyInstance,
  deps: ModuleDeps & { folder: string | undefined },
): Promise<void> {
  const { database, clock, brand, folder } = deps
  const { pool } = database
  const keyOf = (page: LegalPage) => `legal:${page}` as const
  const held = async (page: LegalPage) => heldOf(keyOf(page), await readSetting(pool, keyOf(page)))
  const originOf = async (page: LegalPage, value: LegalSetting): Promise<'folder' | 'product' | 'console'> =>
    (await hasOwnFile(folder, page)) ? 'folder' : value === null ? 'product' : 'console'

  serve(app, legalTexts, async () => {
    const { value: terms } = await held('terms')
    const pages = LEGAL_PAGES.map(async (page) => {
      const { value } = await held(page)
      const shown = await findLegalText({ folder, brand, written: () => value }, page, SOURCE_LANGUAGE)
      return { page, origin: await originOf(page, value), day: shown.version } as const
    })
    return { pages: await Promise.all(pages), terms: terms && (await countAgreed(pool, new Date(terms.since))) }
  })

  serve(app, legalDraft, async ({ params: { page }, query: { language }, request }) => {
    const personal = may(viewerOf(request).role, 'members.personal')
    const { version, value } = await held(page)
    const [entry, rows, starting] = await Promise.all([
      lastChange(pool, keyOf(page), request),
      readVersions(pool, keyOf(page)),
      readSource(folder, page, language),
    ])
    const own = value?.texts[language]
    return {
      version,
      last_change: entry,
      origin: await originOf(page, value),
      day: value?.day ?? null,
      markdown: own || starting,
      written: Boolean(own),
      history: rows.map((row) => ({
        version: row.version,
        day: heldOf(keyOf(page), row).value?.day ?? null,
        actor: personal ? row.actor : maskName(row.actor),
        at: row.at.toISOString(),
      })),
    }
  })

  serve(app, previewLegal, async ({ body: { markdown } }) => {
    const { title, html } = legalTextOf(markdown, brand.name)
    return { title, html }
  })

  const save = async ({ params: { page }, body, request }: CallInput<typeof saveLegal>) => {
    const { version, language, markdown, new_version: isNew } = body
    if (await hasOwnFile(folder, page)) throw publicError('conflict', FROM_FOLDER)
    if (markdown !== null) checkText(markdown)
    const { value: before } = await held(page)
    const now = clock.now()
    const since = isNew || before === null ? now.toISOString() : before.since
    const day = isNew || before === null ? since.slice(0, 10) : before.day
    const value = markdown === null ? null : { day, since, texts: { ...before?.texts, [language]: markdown } }
    return changeSetting(deps, request, {
      key: keyOf(page),
      version,
      value,
      action: 'site.legal',
      said: ({ day: of, texts }) => ({ day: of, ...lengthsOf(texts) }),
    })
  }
  serve(app, saveLegal, save)
}

/** Texts are too long for the audit; every version of them is kept. */
const lengthsOf = (texts: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [`length.${language}`, text?.length ?? 0]))

function checkText(markdown: string): void {
  const { title, html } = legalTextOf(markdown, '')
  if (title === null) throw publicError('bad_request', 'Body markdown: has no line "# Title"')
  if (html.trim() === '') throw publicError('bad_request', 'Body markdown: has no text below its title')
}
