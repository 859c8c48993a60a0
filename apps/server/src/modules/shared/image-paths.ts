/** Our own address of a picture; where the source has none it is drawn. */
const imagePath = (kind: string) => (id: number) => `/api/images/${kind}/${id}`

export const teamImage = imagePath('team')
export const leagueImage = imagePath('league')
export const playerImage = imagePath('player')
