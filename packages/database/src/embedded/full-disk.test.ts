import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { useFreshFolder } from '@touchline/testing/resources'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../connection.ts'

const folder = useFreshFolder()
const disk = () => folder.at('disk')
const mount = (...options: string[]) => spawnSync('mount', [...options, disk()]).status === 0
const newDisk = (size: string) => mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs')
const open = () => openDatabase({ dataDir: disk(), role: 'server' })

beforeEach(() => {
  chmodSync(folder.path, 0o711)
  mkdirSync(disk())
})
afterEach(() => void spawnSync('umount', [disk()]))

test('on a disk without room for a database the message says so, and with room the next start makes it', async (context) => {
  if (!newDisk('10m')) return context.skip('only an administrator can make a small disk')
  await expect(open()).rejects.toMatchObject({
    code: 'START_FAILED',
    message: expect.stringMatching(/No space left on device.*\nFree space/s),
  })
  mount('-o', 'remount,size=300m')
  await (await open()).close()
})

test('a database that fills its disk keeps what it has acknowledged, and works again once there is room', async (context) => {
  if (!newDisk('120m')) return context.skip('only an administrator can make a small disk')
  const full = await openDatabase({ dataDir: disk(), role: 'server', onCrash: () => undefined })
  await full.pool.query('create table written (n integer, filling text)')
  let acknowledged = 0
  const fill = async () => {
    for (;;) {
      await full.pool.query(`insert into written select $1, repeat(md5($1::text), 300) from generate_series(1, 100)`, [
        acknowledged,
      ])
      acknowledged += 1
    }
  }
  await expect(fill()).rejects.toThrow()
  await full.close()
  mount('-o', 'remount,size=400m')
  const next = await open()
  const { rows } = await next.pool.query('select count(*) / 100 as n from written')
  expect(rows[0].n).toBeGreaterThanOrEqual(acknowledged)
  await next.close()
})

test('on a disk that cannot be written the message says so', async (context) => {
  if (!newDisk('300m')) return context.skip('only an administrator can make a small disk')
  await (await open()).close()
  mount('-o', 'remount,ro')
  await expect(open()).rejects.toThrow(/read-only file system.*DATA_DIR/is)
})
