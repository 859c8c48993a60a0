/** A row of OpenLigaDB as it comes over the wire. */
export type LigaRow = Readonly<Record<string, unknown>>

const TEAMS: Readonly<Record<number, readonly [name: string, short: string]>> = {
  6: ['Bayer 04 Leverkusen', 'Leverkusen'],
  65: ['1. FC Köln', 'Köln'],
}

const teamRow = (teamId: number): LigaRow => {
  const [teamName, shortName] = TEAMS[teamId] ?? [`Verein ${teamId}`, '']
  return { teamId, teamName, shortName, teamIconUrl: '', teamGroupName: null }
}

/** A result: type 1 at half-time, 2 at the end, 3 after extra time, 4 after a shoot-out. */
export const ligaResult = (resultTypeID: number, [home, away]: readonly [number, number]): LigaRow => ({
  ...{ resultID: resultTypeID, resultName: '', resultOrderID: 1, resultDescription: null },
  ...{ resultTypeID, pointsTeam1: home, pointsTeam2: away },
})

/** A goal by the score it led to. */
export const ligaGoal = (
  score: readonly [number, number],
  matchMinute: number | null,
  more: LigaRow = {},
): LigaRow => ({
  ...{ goalID: 100 * score[0] + score[1], scoreTeam1: score[0], scoreTeam2: score[1], matchMinute },
  ...{ goalGetterID: 0, goalGetterName: '', isPenalty: false, isOwnGoal: false, isOvertime: false, comment: null },
  ...more,
})

/** Leverkusen against Köln on 13 December 2025 at 18:30 German time, not begun, unless it is said otherwise. */
export function ligaMatchRow(fields: LigaRow = {}): LigaRow {
  return {
    matchID: 77000,
    matchDateTime: '2025-12-13T18:30:00',
    timeZoneID: 'W. Europe Standard Time',
    leagueId: 4800,
    leagueName: '1. Fußball-Bundesliga 2025/2026',
    leagueSeason: 2025,
    leagueShortcut: 'bl1',
    matchDateTimeUTC: '2025-12-13T17:30:00Z',
    group: { groupName: '14. Spieltag', groupOrderID: 14, groupID: 47000 },
    team1: teamRow(6),
    team2: teamRow(65),
    lastUpdateDateTime: '2025-07-04T12:00:00.123',
    matchIsFinished: false,
    matchResults: [],
    goals: [],
    location: null,
    numberOfViewers: null,
    ...fields,
  }
}
