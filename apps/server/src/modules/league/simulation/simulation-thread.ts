import type { SimulatedTeam } from '@touchline/football'
import { type OwnThread, ownThread } from '../../../platform/own-thread.ts'
import type { SimulationRequest, SimulationTask } from './simulation.worker.ts'

/** Draws seasons in a thread of its own. */
export interface SimulationThread {
  run(task: SimulationTask, seasons: number): Promise<SimulatedTeam<number>[]>
  close(): Promise<void>
}

export function simulationThread(): SimulationThread {
  const thread: OwnThread<SimulationRequest, SimulatedTeam<number>[]> = ownThread(
    new URL('./simulation.worker.ts', import.meta.url),
  )
  return { run: (task, seasons) => thread.run({ task, seasons }), close: thread.close }
}
