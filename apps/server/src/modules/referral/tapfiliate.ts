import { boundedBody } from '@touchline/feeds'
import { z } from 'zod'

const TIMEOUT_MS = 10_000
/** An answer is an id, or a sentence. */
const MAX_ANSWER_BYTES = 64 * 1024
/** Answers that say nothing about the report: a wrong key, too many requests, an outage. */
const NOT_ABOUT_US: ReadonlySet<number> = new Set([401, 403, 408, 425, 429])

const made = z.object({ id: z.union([z.string().min(1).max(200), z.number()]) })

/** The result of a report: `refused` for good, or `failed` and worth another try. */
export type ReportResult = { outcome: 'done'; id: string } | { outcome: 'refused' | 'failed'; reason: string }

/** The referral service. */
export interface Tapfiliate {
  click(code: string): Promise<ReportResult>
  /** @param conversion `clickId` as the service calls the click; the amount in the currency's main unit */
  conversion(conversion: { clickId: string; externalId: string; amount: number }): Promise<ReportResult>
}

export function tapfiliate({ baseUrl, key }: { baseUrl: string; key: string }): Tapfiliate {
  const report = async (path: string, body: Record<string, unknown>): Promise<ReportResult> => {
    try {
      const answer = await fetch(`${baseUrl.replace(/\/{1,9}$/, '')}/1.6/${path}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = (await boundedBody(answer, MAX_ANSWER_BYTES))?.toString()
      if (text === undefined) return { outcome: 'failed', reason: `the answer has over ${MAX_ANSWER_BYTES} bytes` }
      if (answer.ok) return { outcome: 'done', id: String(made.parse(JSON.parse(text)).id) }
      const isAboutUs = answer.status >= 400 && answer.status < 500 && !NOT_ABOUT_US.has(answer.status)
      return { outcome: isAboutUs ? 'refused' : 'failed', reason: `${answer.status} ${text.slice(0, 200)}` }
    } catch (error) {
      return { outcome: 'failed', reason: error instanceof Error ? error.message : String(error) }
    }
  }
  return {
    click: (code) => report('clicks', { referral_code: code }),
    conversion: ({ clickId, externalId, amount }) =>
      report('conversions', { click_id: clickId, external_id: externalId, amount }),
  }
}
