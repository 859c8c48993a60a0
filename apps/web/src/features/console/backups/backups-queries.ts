import { type CallAnswer, callApi } from '../../../app/api/api.ts'
import { callQuery } from '../../../app/queries.ts'

export type Backups = CallAnswer<'GET /console/backups'>
export type Backup = Backups['backups'][number]

const AGAIN_MS = 1_500
const QUIET_MS = 30_000

/** Read again and again while something is being done. */
export const backupsQuery = () => ({
  ...callQuery('GET /console/backups', {}),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: Backups | undefined } }) =>
    state.data?.tasks.some((task) => task.state === 'running') ? AGAIN_MS : QUIET_MS,
})

/** Opens the address under which the browser saves the file. */
export async function downloadBackup(name: string): Promise<void> {
  const { path } = await callApi('POST /console/backups/link', { body: { name } })
  location.assign(path)
}
