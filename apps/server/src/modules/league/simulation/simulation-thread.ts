import type {
  ObservedCupMatch,
  ObservedStakes,
  SimulatedCup,
  SimulatedTeam,
  Watched,
  WatchedCupMatch,
} from '@touchline/football'
import { ownThread } from '@touchline/runtime'
import type { CupTask } from './cup/cup-task.ts'
import type {
  CupRequest,
  CupResult,
  SeasonRequest,
  SeasonResult,
  SimulationRequest,
  SimulationResult,
  SimulationTask,
} from './simulation.worker.ts'

/** Simulates seasons in a separate thread. */
export interface SimulationThread {
  run(task: SimulationTask, seasons: number): Promise<SimulatedTeam<number>[]>
  /** Looks at every season drawn. */
  watch(task: SimulationTask, seasons: number, watched: Watched<number>): Promise<ObservedStakes<number>>
  /** Plays a cup to its final. */
  cup(cup: CupTask, times: number): Promise<SimulatedCup<number>>
  /** Looks at matches of every cup drawn. */
  watchCup(
    cup: CupTask,
    times: number,
    watched: readonly WatchedCupMatch<number>[],
  ): Promise<ObservedCupMatch<number>[]>
  close(): Promise<void>
}

export function simulationThread(): SimulationThread {
  const thread = ownThread<SimulationRequest, SimulationResult>(new URL('./simulation.worker.ts', import.meta.url))
  // Each request has its own kind of answer.
  const ofSeason = (request: SeasonRequest) => thread.run(request) as Promise<SeasonResult>
  const ofCup = (request: CupRequest) => thread.run(request) as Promise<CupResult>
  return {
    run: async (task, seasons) => (await ofSeason({ task, seasons, watched: null })).teams,
    async watch(task, seasons, watched) {
      const { stakes } = await ofSeason({ task, seasons, watched })
      return observed(stakes)
    },
    cup: async (cup, times) => (await ofCup({ cup, times, watched: null })).cup,
    async watchCup(cup, times, watched) {
      const { stakes } = await ofCup({ cup, times, watched })
      return observed(stakes)
    },
    close: () => thread.destroy(),
  }
}

function observed<Observed>(stakes: Observed | null): Observed {
  if (stakes === null) throw new Error('The thread did not look at what was to be watched')
  return stakes
}
