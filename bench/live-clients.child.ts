import { Agent, type ClientRequest, request } from 'node:http'
import { eventReader, type StreamEvent } from '../apps/web/src/app/live/event-reader.ts'
import type { ClientsAnswer, ClientsCommand, Reported } from './support/live-clients.ts'
import { clockMs } from './support/machine.ts'

/** A page comes back half a second to a second after it has lost its stream. */
const COMES_BACK_MS = [500, 1000] as const
/** Messages about the stream itself, not about a match. */
const OF_THE_STREAM = new Set(['access', 'reset'])
/** Follows from a change that has an id. */
const FOLLOWS = 'chances'

interface Client {
  token: string | null
  /** The address it is connected to. */
  at: number
  lastId: string | null
  /** The start of its stream, and every event since with its time. */
  began: number | null
  seen: { seq: number; at: number }[]
  comings: number
  resets: number
  ended: number
}

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
let addresses: readonly string[] = []
let clients: Client[] = []

function take(client: Client, event: StreamEvent, at: number): void {
  if (event.event === 'reset') client.resets += 1
  if (event.event === 'access' && !event.data.includes('2') && client.token !== null) client.ended += 1
  if (!OF_THE_STREAM.has(event.event) && event.event !== FOLLOWS) client.seen.push({ seq: Number(event.id), at })
}

/** Follows the stream as a page does; after a loss it goes to the next address, as behind a balancer. */
function connect(client: Client): void {
  const headers = {
    accept: 'text/event-stream',
    ...(client.token !== null && { authorization: `Token ${client.token}` }),
    ...(client.lastId !== null && { 'last-event-id': client.lastId }),
  }
  const reader = eventReader()
  let lost = false
  const comeBack = () => {
    if (lost) return
    lost = true
    client.at = (client.at + 1) % addresses.length
    const [least, most] = COMES_BACK_MS
    setTimeout(() => connect(client), least + Math.random() * (most - least))
  }
  const asked: ClientRequest = request(`${addresses[client.at]}/api/live/stream`, { agent, headers }, (answer) => {
    client.comings += 1
    answer.setEncoding('utf8').on('data', (text: string) => {
      const at = clockMs()
      for (const event of reader.read(text)) take(client, event, at)
      client.lastId = reader.lastId() ?? client.lastId
      if (client.lastId !== null) client.began ??= Number(client.lastId)
    })
    answer.on('close', comeBack)
  })
  asked.on('error', comeBack).end()
}

/** Compares the expected messages of each client with the received ones. */
function compare(reported: readonly Reported[], gated: readonly string[]): ClientsAnswer & { kind: 'report' } {
  const report: ClientsAnswer & { kind: 'report' } = {
    kind: 'report',
    groups: {},
    lost: 0,
    twice: 0,
    wrong: 0,
    resets: 0,
  }
  for (const client of clients) {
    const wanted = new Map(
      reported
        .filter(({ topic, seq }) => (client.token !== null || !gated.includes(topic)) && seq > (client.began ?? 0))
        .map((one) => [one.seq, one]),
    )
    const received = new Set<number>()
    let before = 0
    for (const { seq, at } of client.seen) {
      if (received.has(seq)) report.twice += 1
      else if (seq < before) report.wrong += 1
      received.add(seq)
      before = Math.max(before, seq)
      const one = wanted.get(seq)
      if (!one) continue
      const group = `${one.phase}/${client.comings > 1 ? 'moved' : 'stayed'}/${gated.includes(one.topic) ? 'gated' : 'public'}`
      report.groups[group] ??= []
      report.groups[group].push(Math.round((at - one.at) * 10) / 10)
    }
    // Only the last of several prices of one match has to be reported.
    for (const [seq, { topic }] of wanted) if (!received.has(seq) && topic !== 'odds') report.lost += 1
    for (const seq of received) if (!wanted.has(seq)) report.wrong += 1
    report.resets += client.resets + client.ended
  }
  return report
}

const answer = (message: ClientsAnswer) => process.send?.(message)

function handle(command: ClientsCommand): void {
  if (command.kind === 'connect') {
    addresses = command.addresses
    clients = command.tokens.map((token, index) => ({
      token,
      at: index % addresses.length,
      lastId: null,
      began: null,
      seen: [],
      comings: 0,
      resets: 0,
      ended: 0,
    }))
    for (const [index, client] of clients.entries()) setTimeout(() => connect(client), index)
  }
  if (command.kind === 'where') {
    const furthest = (mine: (client: Client) => boolean) =>
      Math.min(...clients.filter(mine).map(({ lastId }) => Number(lastId ?? 0)))
    const connected = clients.filter(({ began }) => began !== null).length
    const [visitors, subscribers] = [furthest(({ token }) => token === null), furthest(({ token }) => token !== null)]
    answer({ kind: 'where', connected, visitors, subscribers })
  }
  if (command.kind === 'compare') answer(compare(command.reported, command.gated))
}

process.on('message', handle)
process.once('disconnect', () => process.exit())
