/** Path of a fixture's page; like the others for `<Link {...fixturePath(id)}>` and `navigate(fixturePath(id))`. */
export const fixturePath = (id: number) => ({ to: '/fixture/$fid', params: { fid: String(id) } }) as const

export const teamPath = (id: number) => ({ to: '/team/$id', params: { id: String(id) } }) as const

export const playerPath = (id: number) => ({ to: '/player/$pid', params: { pid: String(id) } }) as const

export const leaguePath = (id: number) => ({ to: '/league/$lid', params: { lid: String(id) } }) as const

export const coachPath = (id: number) => ({ to: '/coach/$id', params: { id: String(id) } }) as const

export const countryPath = (id: number) => ({ to: '/country/$cid', params: { cid: String(id) } }) as const

/** The comparison of two teams. */
export const comparePath = (home: number, away: number) =>
  ({ to: '/compare/teams/$hid/$aid', params: { hid: String(home), aid: String(away) } }) as const

/** The match page, which the address of the product has as a query. */
export const matchPath = (match: number, country: number) =>
  ({ to: '/soccer', search: { mid: match, cid: country } }) as const

/** How the numbers are made, how sure they are and where they end. */
export const numbersPath = { to: '/numbers' } as const

/** Path of the page about the data's sources. */
export const creditsPath = { to: '/credits' } as const
export const statusPath = { to: '/status' } as const

/** Matches that meet conditions, and what such matches did. */
export const finderPath = { to: '/finder' } as const

/** The record of forecasts: how they did. */
export const recordPath = { to: '/record' } as const
