import { type Placeholders, type Queryable, query, rows, siteSetting, statement } from '@touchline/database'
import type { Language } from '@touchline/messages'
import { textsOf, textsWith } from '@touchline/messages/texts'
import type { Translate } from '@touchline/messages/translation'
import { desc, sql } from 'drizzle-orm'

/** The words of mails in one language. */
export type MailTexts = Translate<'mails'>

/** Under what key the changed words of a mail are stored. */
export const mailKey = (language: Language, kind: string) => `mail:${language}:${kind}`

const CHANGED = statement((p: Placeholders<{ prefix: string }>) =>
  query
    .selectDistinctOn([siteSetting.key], { value: siteSetting.value })
    .from(siteSetting)
    .where(sql`starts_with(${siteSetting.key}, ${p.prefix})`)
    .orderBy(siteSetting.key, desc(siteSetting.version)),
)

/** The words of alerts and digests in one language. */
export type AlertTexts = Translate<'alerts'>

/** The words of mails in a language, those that operators changed in their words. */
export const mailTexts = (client: Queryable, language: Language): Promise<MailTexts> =>
  changedTexts(client, language, 'mails')

/** The same of alerts and digests. */
export const alertTexts = (client: Queryable, language: Language): Promise<AlertTexts> =>
  changedTexts(client, language, 'alerts')

async function changedTexts<const In extends 'mails' | 'alerts'>(
  client: Queryable,
  language: Language,
  namespace: In,
): Promise<Translate<In>> {
  const changed = await rows(client, CHANGED, { prefix: mailKey(language, '') })
  const words = Object.assign({}, ...changed.map(({ value }) => value ?? {})) as Record<string, string>
  return Object.keys(words).length === 0 ? textsOf(language, namespace) : textsWith(language, namespace, words)
}
