import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { ask } from '../../packages/testing/src/requests/raw-request.ts'
import type { FloodCall, FloodPlan } from './flood.ts'

const plan = workerData as FloodPlan
const statuses = new Map<string, number>()
const count = (name: string) => statuses.set(name, (statuses.get(name) ?? 0) + 1)
let stopped = false
let made = 0

/** Requests as fast as they are answered. */
async function requestOnAndOn(calls: readonly FloodCall[]): Promise<void> {
  while (!stopped) {
    made += 1
    const { path, ...call } = calls[made % calls.length] as FloodCall
    const { status } = await ask(plan.url + path.replace('{n}', String(made)), { ...call, from: plan.from })
    count(String(status ?? 'lost'))
  }
}

/** Sends everything in one write, reads nothing, and connects again when the other side closes. */
function writeOnAndOn(unread: Extract<FloodPlan, { kind: 'unread' }>): void {
  const { hostname, port } = new URL(unread.url)
  const socket = connect({ host: hostname, port: Number(port), localAddress: unread.from }, () =>
    socket.write(unread.text),
  )
  socket.on('error', () => undefined)
  socket.on('close', () => {
    count('closed')
    if (!stopped) setTimeout(() => writeOnAndOn(unread), unread.againMs)
  })
  parentPort?.once('message', () => socket.destroy())
}

const loops = Array.from({ length: plan.connections }, () =>
  plan.kind === 'calls' ? requestOnAndOn(plan.calls) : writeOnAndOn(plan),
)
parentPort?.once('message', async () => {
  stopped = true
  await Promise.all(loops)
  parentPort?.postMessage(Object.fromEntries(statuses))
  process.exit()
})
