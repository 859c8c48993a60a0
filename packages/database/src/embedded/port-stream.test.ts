import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { PortStream } from './port-stream.ts'

function twoEnds(): [PortStream, PortStream] {
  const { port1, port2 } = new MessageChannel()
  return [new PortStream(port1), new PortStream(port2)]
}

test('what is written arrives in its order, and the memory it was written from stays with the writer', async () => {
  const [one, other] = twoEnds()
  const whole = Buffer.from('a connection of some length')
  for (let at = 0; at < whole.length; at += 5) one.write(whole.subarray(at, at + 5))
  one.cork()
  one.write('; held')
  one.write(' back')
  one.uncork()
  one.end()
  expect(Buffer.concat(await other.toArray()).toString()).toBe('a connection of some length; held back')
  expect(whole.toString()).toBe('a connection of some length')
})

test('an end that has finished closes both', async () => {
  const [one, other] = twoEnds()
  const closed = Promise.all([once(one, 'close'), once(other, 'close')])
  one.resume()
  other.resume()
  one.end('goodbye')
  await closed
})

test('an end that is destroyed closes the other', async () => {
  const [one, other] = twoEnds()
  const closed = once(other, 'close')
  one.destroy()
  await closed
  expect(other.destroyed).toBe(true)
})

test('a driver is connected at once', async () => {
  const [one, other] = twoEnds()
  await once(one.connect(), 'connect')
  one.destroy()
  await once(other, 'close')
})
