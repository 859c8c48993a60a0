import {
  contactAnswer,
  contactMessage,
  type Database,
  execute,
  firstRow,
  inTransaction,
  query,
  readMeta,
  statement,
  worldOf,
  writeMeta,
} from '@touchline/database'
import { HOUR_MS } from '@touchline/football'
import { sql } from 'drizzle-orm'

const MADE = 'demo:messages'

interface DemoMessage {
  username: string
  message: string
  hoursAgo: number
  answer?: string
}

/** The oldest first. */
const MESSAGES: readonly DemoMessage[] = [
  {
    username: 'harry.evans',
    message: 'Is there a way to see the table as it was after round 10? I only find the newest one.',
    hoursAgo: 75,
    answer: 'Yes: choose the round above the table. The address keeps it, so you can share it.',
  },
  {
    username: 'lucia.garcia',
    message: 'The coach of Getafe changed last week, and the page still has the one before. Can you correct that?',
    hoursAgo: 29,
    answer: 'Thank you for telling us. It is corrected.',
  },
  {
    username: 'joao.silva',
    message:
      'I paid for 3 months yesterday and the page still says that I have no subscription. My bank shows the payment.',
    hoursAgo: 5,
  },
  {
    username: 'emma.weber',
    message: 'Could you add the women’s Bundesliga? I would pay for a year.',
    hoursAgo: 2,
  },
]

const NEWEST = statement(() => query.select({ id: sql<number>`max(${contactMessage.id})` }).from(contactMessage))

/** Messages of the contact form in the demo world, made once. */
export async function makeDemoMessages(database: Database, now: Date): Promise<void> {
  if ((await worldOf(database.pool)) !== 'demo' || (await readMeta(database.pool, MADE)) === true) return
  await inTransaction(database, async (client) => {
    await writeMeta(client, MADE, true)
    for (const { hoursAgo, answer, ...written } of MESSAGES) {
      const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS)
      const row = {
        ...written,
        email: `${written.username}@example.com`,
        createdAt,
        ...(answer !== undefined && { state: 'answered' as const, version: 2 }),
      }
      await execute(client, query.insert(contactMessage).values(row))
      if (answer === undefined) continue
      const messageId = (await firstRow(client, NEWEST, {}))?.id ?? 0
      const at = new Date(createdAt.getTime() + HOUR_MS)
      await execute(client, query.insert(contactAnswer).values({ messageId, text: answer, actor: 'support', at }))
    }
  })
}
