/** Our own address of a picture; where the source has none it is drawn. */
const imagePath = (kind: string) => (id: number) => `/api/images/${kind}/${id}`

export const teamImage = imagePath('team')
export const leagueImage = imagePath('league')
export const playerImage = imagePath('player')
export const coachImage = imagePath('coach')
export const refereeImage = imagePath('referee')
export const venueImage = imagePath('venue')

/** Flag of a country by its code. */
export const flagImage = (code: string) => `/flags/${code}.svg`
