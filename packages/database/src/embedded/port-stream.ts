import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

type Written = { chunk: Buffer; encoding: BufferEncoding }[]
type Done = (error?: Error | null) => void

/**
 * A connection to another thread of this process, over a message port; the driver takes it for a socket. A socket takes some 200 KB at
 * once and the rest when the thread that writes is idle; here everything written is on its way at once, and the thread can go on computing.
 */
export class PortStream extends Duplex {
  readonly #port: MessagePort

  constructor(port: MessagePort) {
    super({ allowHalfOpen: false })
    this.#port = port
    port.on('message', (bytes: Uint8Array | null) => {
      if (!this.destroyed) this.push(bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    })
    port.on('close', () => this.destroy())
  }

  override _read(): void {
    // Messages come by themselves.
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: Done): void {
    this._writev([{ chunk, encoding }], done)
  }

  override _writev(written: Written, done: Done): void {
    // A copy with memory of its own can be handed over; what the caller gave may be part of something larger.
    const bytes = Buffer.allocUnsafeSlow(written.reduce((sum, { chunk }) => sum + chunk.length, 0))
    let end = 0
    for (const { chunk } of written) end += chunk.copy(bytes, end)
    this.#port.postMessage(bytes, [bytes.buffer as ArrayBuffer])
    done()
  }

  override _final(done: Done): void {
    this.#port.postMessage(null)
    done()
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#port.close()
    done(error)
  }

  /** Both ends are there from the start. */
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    this.#port.ref()
    return this
  }

  unref(): this {
    this.#port.unref()
    return this
  }
}
