/** Serves many clients on one backend: units run one after another, and a client in a transaction keeps its turn. */
export interface Turns<Client> {
  /** Runs the job when it is this client's turn; rejects when the client left before. */
  run(client: Client, job: () => Promise<void>): Promise<void>
  /** Forgets a client that hung up; its open transaction is rolled back. */
  leave(client: Client): Promise<void>
}

interface Waiting<Client> {
  client: Client
  job: () => Promise<void>
  resolve: () => void
  reject: (error: unknown) => void
}

export interface TurnsOptions<Client> {
  inTransaction: () => boolean
  rollback: () => Promise<void>
  /** Called when others have waited this long (milliseconds) for a client that holds a transaction and sends nothing. */
  patience: number
  onStalled: (client: Client) => void
}

export function takeTurns<Client>(options: TurnsOptions<Client>): Turns<Client> {
  const queue: Waiting<Client>[] = []
  let holder: Client | null = null
  let running: Promise<void> | null = null
  let stalled: NodeJS.Timeout | undefined

  const next = (): Waiting<Client> | undefined => {
    const at = holder === null ? 0 : queue.findIndex((waiting) => waiting.client === holder)
    return at < 0 ? undefined : queue.splice(at, 1)[0]
  }

  const work = async () => {
    clearTimeout(stalled)
    for (let turn = next(); turn; turn = next()) {
      try {
        await turn.job()
        turn.resolve()
      } catch (error) {
        turn.reject(error)
      }
      holder = options.inTransaction() ? turn.client : null
    }
    const idle = holder
    if (idle !== null && queue.length > 0) {
      stalled = setTimeout(() => options.onStalled(idle), options.patience)
      stalled.unref()
    }
  }

  const start = () => {
    if (running !== null) return
    running = work().finally(() => {
      running = null
      if (queue.length > 0 && (holder === null || queue.some((waiting) => waiting.client === holder))) start()
    })
  }

  return {
    run: (client, job) =>
      new Promise((resolve, reject) => {
        queue.push({ client, job, resolve, reject })
        start()
      }),
    leave: async (client) => {
      for (let at = queue.length - 1; at >= 0; at--) {
        if (queue[at]?.client === client) queue.splice(at, 1)[0]?.reject(new Error('The client hung up'))
      }
      while (running !== null && holder !== client) await running
      await running
      if (holder !== client) return
      await options.rollback()
      holder = null
      start()
    },
  }
}
