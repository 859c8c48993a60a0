import { cp } from 'node:fs/promises'
import { type Member, member } from '../member.ts'

/** Address of the demo world that is running for all journeys. */
export const DEMO_URL = process.env.DEMO_URL ?? ''

/** Puts a copy of the filled demo world, which no process has open, into a folder. */
export const copyDemo = (to: string): Promise<void> => cp(process.env.DEMO_FOLDER ?? '', to, { recursive: true })

/** Accounts of the demo world; `member` has no plan. */
const ACCOUNTS = {
  subscriber: 'demo@touchline.test',
  member: 'free@touchline.test',
  owner: 'owner@touchline.test',
  analyst: 'analyst@touchline.test',
  editor: 'editor@touchline.test',
} as const
export type DemoAccount = keyof typeof ACCOUNTS

/** Signs in to the demo world. */
export const demoMember = (who: DemoAccount): Promise<Member> => member(DEMO_URL, ACCOUNTS[who])

let subscriber: Promise<Member> | undefined

/** Asks the API of the demo world as its subscriber. */
export async function askAsSubscriber<T>(path: string): Promise<T> {
  subscriber ??= demoMember('subscriber')
  return (await subscriber).ask<T>(path)
}
