import { openDatabase } from '../connection.ts'

/** Runs as a separate process: opens the folder as a server, writes a row, reports it and stays until it is killed. */
const { pool } = await openDatabase({ dataDir: process.argv[2], role: 'server' })
await pool.query('create table if not exists written (at timestamptz)')
await pool.query('insert into written values (now())')
process.stdout.write('written\n')
setInterval(() => undefined, 60_000)
