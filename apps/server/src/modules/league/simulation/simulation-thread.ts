import type { ObservedStakes, SimulatedTeam, Watched } from '@touchline/football'
import { type OwnThread, ownThread } from '../../../platform/own-thread.ts'
import type { SimulationRequest, SimulationResult, SimulationTask } from './simulation.worker.ts'

/** Draws seasons in a thread of its own. */
export interface SimulationThread {
  run(task: SimulationTask, seasons: number): Promise<SimulatedTeam<number>[]>
  /** Looks at every season drawn. */
  watch(task: SimulationTask, seasons: number, watched: Watched<number>): Promise<ObservedStakes<number>>
  close(): Promise<void>
}

export function simulationThread(): SimulationThread {
  const thread: OwnThread<SimulationRequest, SimulationResult> = ownThread(
    new URL('./simulation.worker.ts', import.meta.url),
  )
  return {
    run: async (task, seasons) => (await thread.run({ task, seasons, watched: null })).teams,
    async watch(task, seasons, watched) {
      const { stakes } = await thread.run({ task, seasons, watched })
      if (stakes === null) throw new Error('The thread did not look at what was to be watched')
      return stakes
    },
    close: thread.close,
  }
}
