import type { CallAnswer } from '../../../app/api/api.ts'
import { callQuery } from '../../../app/queries.ts'

export type Source = CallAnswer<'GET /console/data/sources'>['sources'][number]
export type Covered = CallAnswer<'GET /console/data/coverage'>['competitions'][number]
export type CoveredSeason = Covered['seasons'][number]
export type Proposal = CallAnswer<'GET /console/data/names'>['proposals'][number]
export type Decision = CallAnswer<'GET /console/data/names'>['decisions'][number]
export type Found = CallAnswer<'GET /console/data/correctable'>
export type Competition = CallAnswer<'GET /console/data/competitions'>['competitions'][number]

const AGAIN_MS = 10_000
const TASK_MS = 1_500
const QUIET_MS = 30_000

export const sourcesQuery = () => ({ ...callQuery('GET /console/data/sources', {}), refetchInterval: AGAIN_MS })
export const coverageQuery = () => callQuery('GET /console/data/coverage', {})
export const seasonQuery = (id: number) => callQuery('GET /console/data/coverage/{id}', { params: { id } })
export const problemsQuery = () => callQuery('GET /console/data/problems', {})
export const namesQuery = () => ({ ...callQuery('GET /console/data/names', {}), staleTime: 0 })
export const correctionsQuery = () => ({ ...callQuery('GET /console/data/corrections', {}), staleTime: 0 })
export const correctableQuery = (q: string) => callQuery('GET /console/data/correctable', { query: { q } })
export const competitionsQuery = () => ({ ...callQuery('GET /console/data/competitions', {}), staleTime: 0 })

type Imports = CallAnswer<'GET /console/data/imports'>

export const importsQuery = () => ({
  ...callQuery('GET /console/data/imports', {}),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: Imports | undefined } }) =>
    state.data?.tasks.some((task) => task.state === 'running') ? TASK_MS : QUIET_MS,
})
