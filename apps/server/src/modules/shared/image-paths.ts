/** Our own address of a team's crest; where there is no picture it draws a shield. */
export const teamImage = (id: number) => `/api/images/team/${id}.svg`

/** Our own address of a competition's emblem. */
export const leagueImage = (id: number) => `/api/images/league/${id}.svg`
