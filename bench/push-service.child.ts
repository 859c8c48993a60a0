import { pushService, type Subscription } from '../packages/testing/src/push/index.ts'
import type { PushAnswer, PushCommand, PushReport } from './support/push-world.ts'

/** A push service in a separate process; its messages are read and counted when the storm is over. */
const service = await pushService()
let subscriptions: Subscription[] = []
const say = (answer: PushAnswer) => process.send?.(answer)

process.on('message', (command: PushCommand) => {
  if (command.kind === 'subscribe') {
    subscriptions = Array.from({ length: command.count }, () => service.subscribe(command.key))
    say({ kind: 'subscribed', subscriptions })
  } else if (command.kind === 'count') say({ kind: 'count', received: service.received.length })
  else if (command.kind === 'report') {
    say({ kind: 'report', report: report(command.matchOf) })
    service.received.length = 0
  }
})
say({ kind: 'ready', host: service.host })

/** @param matchOf title that the alerts of each subscription begin with, by its place */
function report(matchOf: readonly string[]): PushReport {
  const groups = Map.groupBy(service.received, ({ id }) => id)
  const arrivals: PushReport['arrivals'] = []
  let [repeated, strange] = [0, 0]
  for (const [place, { id }] of subscriptions.entries()) {
    const own = groups.get(id) ?? []
    const texts = service.messagesOf(id, own)
    repeated += own.length - texts.length
    for (const text of texts) {
      const { title } = JSON.parse(text).notification as { title: string }
      if (!title.startsWith(matchOf[place] ?? '')) strange += 1
    }
    for (const { topic } of new Map(own.map((one) => [one.topic, one])).values()) {
      const first = own.find((one) => one.topic === topic)
      if (first) arrivals.push({ place, at: first.at })
    }
  }
  return { arrivals, repeated, strange, refused: service.refused.length }
}
