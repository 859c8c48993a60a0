import type { SplitGroup } from '../table/table-rules.types.ts'

/** Teams of which each two meet once more. */
export const once = (teams: number): SplitGroup => ({ teams, meetings: 1 })
/** Teams of which each two meet at both grounds. */
export const twice = (teams: number): SplitGroup => ({ teams, meetings: 2 })
/** Teams without further matches of the table: their season is over, or they go on in a knock-out or with clubs of another division. */
export const apart = (teams: number): SplitGroup => ({ teams, meetings: 0 })
