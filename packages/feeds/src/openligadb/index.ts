export { cupShortcut, LIGA_LEAGUES, ligaLeaguesOf } from './liga-leagues.ts'
export { isNoLigaList, type LigaMatch, readLastChange, readLigaMatches } from './liga-match.ts'
export { type LigaStanding, ligaMatchRecords } from './liga-records.ts'
