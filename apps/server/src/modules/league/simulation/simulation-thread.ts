import { Worker } from 'node:worker_threads'
import type { SimulatedTeam } from '@touchline/football'
import type { SimulationAnswer, SimulationRequest, SimulationTask } from './simulation.worker.ts'

/** Draws seasons in a thread of its own, so that the process goes on answering meanwhile. */
export interface SimulationThread {
  run(task: SimulationTask, seasons: number): Promise<SimulatedTeam<number>[]>
  close(): Promise<void>
}

/** The thread begins with the first season and is begun anew when it ends unexpectedly; tasks are done one after the other. */
export function simulationThread(): SimulationThread {
  let worker: Worker | null = null
  let last = 0
  const waiting = new Map<number, PromiseWithResolvers<SimulatedTeam<number>[]>>()
  const failAll = (error: Error) => {
    worker = null
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }
  const begin = () => {
    const begun = new Worker(new URL('./simulation.worker.ts', import.meta.url), { execArgv: [] })
    begun.unref()
    begun.on('message', (answer: SimulationAnswer) => {
      const one = waiting.get(answer.number)
      waiting.delete(answer.number)
      if ('teams' in answer) one?.resolve(answer.teams)
      else one?.reject(new Error(answer.error))
    })
    begun.on('error', failAll)
    begun.on('exit', () => failAll(new Error('The thread that draws seasons has ended')))
    return begun
  }
  return {
    run(task, seasons) {
      worker ??= begin()
      const number = ++last
      const answer = Promise.withResolvers<SimulatedTeam<number>[]>()
      waiting.set(number, answer)
      worker.postMessage({ number, task, seasons } satisfies SimulationRequest)
      return answer.promise
    },
    close: async () => void (await worker?.terminate()),
  }
}
