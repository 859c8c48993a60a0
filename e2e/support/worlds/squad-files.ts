import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { realData } from '../../../tools/data-folder.ts'

const FOLDER = realData('wyscout')
const ENGLAND = 'matches_England.json'

interface FilePlayer {
  playerId: number
  goals: string
}

/** A match as the file has it; read here on its own, so that the product's reader is not its own judge. */
export interface FileMatch {
  label: string
  dateutc: string
  teamsData: Record<string, { teamId: number; formation: { lineup: FilePlayer[]; bench: FilePlayer[] } }>
}

/** Copies the file of England 2017-18 and the lists of people and teams, without the other countries, into a folder to import. */
export function copyEngland(to: string): void {
  for (const name of [ENGLAND, 'coaches.json', 'players.json', 'referees.json', 'teams.json']) {
    copyFileSync(join(FOLDER, name), join(to, name))
  }
}

export function matchesOfEngland(): FileMatch[] {
  return JSON.parse(readFileSync(join(FOLDER, ENGLAND), 'utf8')) as FileMatch[]
}

const squadsOf = ({ teamsData }: FileMatch) =>
  Object.values(teamsData).flatMap(({ formation: { lineup, bench } }) => [...lineup, ...bench])

/** The matches in whose squads a player is, newest first. */
export function matchesWith(matches: readonly FileMatch[], player: number): FileMatch[] {
  return matches
    .filter((match) => squadsOf(match).some(({ playerId }) => playerId === player))
    .sort((one, other) => other.dateutc.localeCompare(one.dateutc))
}

/** The goals of a player in these matches. */
export function goalsOf(matches: readonly FileMatch[], player: number): number {
  return matches
    .flatMap(squadsOf)
    .filter(({ playerId }) => playerId === player)
    .reduce((sum, { goals }) => sum + (Number(goals) || 0), 0)
}
