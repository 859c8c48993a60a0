import type { Language } from '@touchline/messages'
import type { Clock } from '@touchline/runtime'
import type { Log } from '../../../platform/log.ts'
import { type AlertTexts, alertTexts } from '../../../platform/mail/mail-texts.queries.ts'
import {
  type DueAlert,
  findHappened,
  type Happened,
  keepTaken,
  liveMatches,
  noteOutcomes,
  type Outcome,
  takeDue,
} from './due-alerts.queries.ts'
import { type SendParts, sendAlert } from './send-alert.ts'
import { slowHosts } from './slow-hosts.ts'

export interface DeliverOptions extends SendParts {
  clock: Clock
  log: Pick<Log, 'warn'>
}

/** While the alerts of one lane are sent, another asks the database. */
const LANES = 3
/** A worker that dies leaves so much of each lane to wait for the end of its lease. */
const BATCH = 50
/** A delivery that takes longer keeps its lease, and its lane goes on without it. */
const SLOW_MS = 1_500

/** Sends due alerts, batch by batch. The alerts of a worker that dies go to the others after some seconds. */
export async function deliverAlerts(options: DeliverOptions, signal?: AbortSignal): Promise<void> {
  const { database, clock, log } = options
  const hosts = slowHosts()
  const inHand = new Set<DueAlert>()
  const late = new Set<Promise<void>>()
  const known = new Map<number, Happened>()
  const words = new Map<Language, Promise<AlertTexts>>()
  /** The words of a language, as they are when the turn begins. */
  const wordsIn = (language: Language): Promise<AlertTexts> => {
    const found = words.get(language) ?? alertTexts(database.pool, language)
    words.set(language, found)
    return found
  }
  const renewing = setInterval(() => void keepTaken(database, [...inHand]).catch(() => undefined), SLOW_MS)
  try {
    await Promise.all(Array.from({ length: LANES }, lane))
    // Newly due alerts do not wait for hanging ones.
    while (late.size > 0 && !signal?.aborted) {
      await Promise.race([...late, pause(SLOW_MS)])
      await lane()
    }
    await Promise.all(late)
  } finally {
    clearInterval(renewing)
  }

  async function lane(): Promise<void> {
    while (!signal?.aborted) {
      const due = await takeDue(database, clock.now(), BATCH)
      if (due.length === 0) return
      for (const alert of due) inHand.add(alert)
      const [, live] = await Promise.all([learn(due), liveMatches(database, told(due))])
      const outcomes: Outcome[] = []
      const note = () => noteOutcomes(database, outcomes.splice(0), clock.now())
      const sending = Promise.all(
        due.map(async (alert) => {
          const outcome = await send(alert, known.get(alert.happeningId), live.get(alert.recipientId) ?? 0)
          if (outcome !== null) outcomes.push(outcome)
          inHand.delete(alert)
        }),
      )
      const isDone = await Promise.race([sending.then(() => true), pause(SLOW_MS).then(() => false)])
      await note()
      if (isDone) continue
      const rest: Promise<void> = sending.then(note).finally(() => late.delete(rest))
      late.add(rest)
    }
  }

  /** Reads the subject of the alerts once, for all followers. */
  async function learn(due: readonly DueAlert[]): Promise<void> {
    const unknown = due.map(({ happeningId }) => happeningId).filter((id) => !known.has(id))
    if (unknown.length === 0) return
    for (const [id, happened] of await findHappened(database, unknown)) known.set(id, happened)
  }

  /** @returns null if its subject was deleted, and its alerts with it */
  async function send(alert: DueAlert, happened: Happened | undefined, live: number): Promise<Outcome | null> {
    if (happened === undefined) return null
    const host = URL.parse(alert.address)?.host ?? ''
    const worded = { ...alert, t: await wordsIn(alert.language) }
    const outcome = await hosts.through(host, () =>
      sendAlert(options, { alert: worded, happened, live, now: clock.now() }),
    )
    if (outcome === null) return { alert, state: 'waiting', dueAt: new Date(clock.now().getTime() + SLOW_MS) }
    if (outcome.isGone) log.warn({ channel: alert.channelId, reason: outcome.error }, 'A channel of alerts is gone')
    return outcome
  }
}

/** Recipients whose browsers show the number of matches in play. */
const told = (due: readonly DueAlert[]) =>
  due.filter(({ kind }) => kind === 'push').map(({ recipientId }) => recipientId)

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
