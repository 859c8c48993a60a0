import { openDatabase } from '../connection.ts'
import { migrate } from '../schema/migrate.ts'

/** Run as a process of its own: opens the folder as a server, says so, writes a row and stays until it is killed. */
const database = await openDatabase({ dataDir: process.argv[2], role: 'server' })
await migrate(database)
await database.pool.query(`insert into meta (key, value) values ('written', 'true')`)
process.stdout.write('open\n')
setInterval(() => undefined, 60_000)
