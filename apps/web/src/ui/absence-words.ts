/** The reason of an absence, with the competition of a suspension: `Suspended after a red card (FA Cup)`. Null where it is not reported. */
export const absenceWords = (reason: string | null, league: { name: string } | null): string | null =>
  reason === null || league === null ? reason : `${reason} (${league.name})`
