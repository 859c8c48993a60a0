import { writeFileSync } from 'node:fs'
import { migrate, openDatabase } from '@touchline/database'
import { useFreshFolder } from '@touchline/testing/resources'
import { expect, test } from 'vitest'
import { hashOfDay, headsOf, linesOfDay, sealDays } from '../modules/record/chain.ts'
import { runOn } from './command.testing.ts'

const folder = useFreshFolder()
const lease = { keep: async () => undefined }

test('a sound record is right, a tampered one is found, and so is one that was made again as a whole', async () => {
  const server = await openDatabase({ dataDir: folder.at('data'), role: 'server' })
  try {
    await migrate(server)
    await server.pool.query(
      `insert into forecast_record (simulated, kind, fixture_id, recorded_at, kickoff, league_id, league, home, away, home_win, draw, away_win)
       values (false, 'price', 1, '2026-03-07 09:00Z', '2026-03-07 15:00Z', 1, 'England: Premier League', 'Ashton', 'Brough', 0.5, 0.3, 0.2)`,
    )
    await sealDays(server, { simulated: false, now: new Date(), lease })
    const heads = await headsOf(server.pool, false)
    expect(heads).toMatchObject([
      { day: '2026-03-07', hash: hashOfDay('', await linesOfDay(server.pool, false, '2026-03-07')) },
    ])
    const kept = folder.at('heads.json')
    writeFileSync(kept, JSON.stringify({ simulated: false, heads }))
    const verify = (...words: string[]) => runOn(folder.path, ['record', 'verify', ...words])

    const sound = await verify('--heads', kept)
    expect([sound.code, sound.complaints]).toEqual([0, ''])
    expect(sound.out).toContain('right  record: 1 days, 1 forecasts, 0 not sealed yet')

    for (const table of ['forecast_record', 'record_head'])
      await server.pool.query(`alter table ${table} disable trigger only_added_to`)
    await server.pool.query('update forecast_record set home_win = 0.6')
    const tampered = await verify()
    expect(tampered.code).toBe(1)
    expect(tampered.complaints).toContain('WRONG  forecast_record can be changed: its trigger is missing or off')
    expect(tampered.complaints).toContain('WRONG  record, 2026-03-07: the forecasts are not those its head was made of')

    await server.pool.query('delete from record_head')
    await sealDays(server, { simulated: false, now: new Date(), lease })
    for (const table of ['forecast_record', 'record_head'])
      await server.pool.query(`alter table ${table} enable trigger only_added_to`)
    expect((await verify()).code).toBe(0)
    const compared = await verify('--heads', kept)
    expect(compared.code).toBe(1)
    expect(compared.complaints).toContain('2026-03-07: the head differs from the downloaded one')
  } finally {
    await server.close()
  }
}, 120_000)

test('a file that is no list of heads is answered plainly', async () => {
  const other = folder.at('other.json')
  writeFileSync(other, '{"heads": 1}')
  expect(await runOn(folder.path, ['record', 'verify', '--heads', other])).toMatchObject({
    code: 2,
    complaints: `${other} is no answer of /api/record/heads`,
  })
  expect(await runOn(folder.path, ['record', 'verify', '--heads', folder.at('nothing')])).toMatchObject({ code: 2 })
})
