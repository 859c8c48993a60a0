import { setFlagsFromString } from 'node:v8'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { PortStream } from './port-stream.ts'
import type { WorkerAnswer, WorkerRequest, WorkerStart } from './worker.ts'

/** The embedded database, running in a thread of its own. */
export interface Engine {
  /** The stream of a connection from this process: it carries more at once than the socket. It ends at once when the database is closed. */
  connect(): PortStream
  /** The data folder as an uncompressed archive that another engine can start from. */
  dump(): Promise<Uint8Array>
  /** Ends every connection, writes everything to disk and stops. */
  close(): Promise<void>
}

/**
 * Starts the embedded database and waits until its socket answers.
 * `onCrash` is reported when the thread ends without being asked to.
 */
export async function startEngine(start: WorkerStart, onCrash: (error: Error) => void): Promise<Engine> {
  // Replaced machine code of the database is kept: collecting it is suspected of ending the process (docs/decisions/0016).
  setFlagsFromString('--no-wasm-code-gc')
  // One function is compiled at a time: the parser alone takes 600 MB while it is (docs/decisions/0047).
  setFlagsFromString('--wasm-num-compilation-tasks=1')
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start, execArgv: [] })
  let phase: 'starting' | 'running' | 'closing' = 'starting'

  const answer = <Kind extends WorkerAnswer['kind']>(kind: Kind) =>
    new Promise<Extract<WorkerAnswer, { kind: Kind }>>((resolve, reject) => {
      const onMessage = (message: WorkerAnswer) => {
        if (message.kind !== kind) return
        settle()
        resolve(message as Extract<WorkerAnswer, { kind: Kind }>)
      }
      const onError = (error: Error) => {
        settle()
        reject(error)
      }
      const onExit = (code: number) => onError(new Error(`The embedded database stopped (code ${code})`))
      const settle = () => {
        worker.off('message', onMessage)
        worker.off('error', onError)
        worker.off('exit', onExit)
      }
      worker.on('message', onMessage)
      worker.on('error', onError)
      worker.on('exit', onExit)
    })

  await answer('ready')
  phase = 'running'
  const crashed = (error: Error) => {
    if (phase !== 'running') return
    phase = 'closing'
    onCrash(error)
  }
  worker.on('error', crashed)
  worker.on('exit', (code) => crashed(new Error(`The embedded database stopped (code ${code})`)))

  const ask = (request: WorkerRequest, given: MessagePort[] = []) => worker.postMessage(request, given)
  return {
    connect: () => {
      const { port1, port2 } = new MessageChannel()
      if (phase === 'running') ask({ connect: port2 }, [port2])
      else port2.close()
      return new PortStream(port1)
    },
    dump: async () => {
      const archive = answer('dump')
      ask('dump')
      return (await archive).bytes
    },
    close: async () => {
      if (phase === 'closing') return
      phase = 'closing'
      const closed = answer('closed')
      ask('close')
      await closed
      await worker.terminate()
    },
  }
}
