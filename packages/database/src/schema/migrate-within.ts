import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { execute } from '../statement.ts'
import { MIGRATIONS_FOLDER, readJournal } from './migration-files.ts'
import { lastMigration } from './schema-version.ts'

/**
 * Migrates the tables to a given migration, or to the latest, within the caller's transaction, which the library would end. It records the
 * same as the library, so that either can continue after the other.
 */
export async function migrateWithin(client: pg.ClientBase, upTo?: string): Promise<void> {
  const last = readJournal().entries.find(({ tag }) => tag === upTo)?.when ?? Number.POSITIVE_INFINITY
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const done = await lastMigration(client)
  for (const { sql: parts, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) {
    if (folderMillis <= done || folderMillis > last) continue
    for (const one of parts) await client.query(one)
    await execute(
      client,
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    )
  }
}
