import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figure } from '../bench/support/benchmark.ts'
import { atLeast, atMost, megabytes, seconds, timed, whole } from '../bench/support/figures.ts'
import { touchline } from '../e2e/support/command-line.ts'
import { openDatabase } from '../packages/database/src/index.ts'
import { startCrowd } from './support/crowd.ts'
import { compareMembers, type Member } from './support/members.ts'
import { addressOf, makeServer, removeServer, startServer } from './support/own-server.ts'
import { pause, startSite, temporaryFolder } from './support/site.ts'
import { trial } from './support/trial.ts'

const LOAD_MS = 8_000

trial({
  name: 'backup',
  title:
    'A backup taken under load restores into a new server with equal checksums, and holds all that was acknowledged before it',
  about:
    'Two web processes and two workers with the demo world under readers, sign-ups, favourites and payments. `touchline db backup` runs meanwhile; its file ' +
    'is restored into an empty database of another PostgreSQL server that was just made, and `touchline db check` compares every table with the checksums in the file.',
  async run(bench) {
    const site = await startSite(bench)
    const database = await site.open()
    bench.undo(() => database.close())
    const crowd = await startCrowd(bench, site, database, { readers: 3 })
    const { readers, members } = crowd
    await pause(LOAD_MS)

    const acknowledged = members.members.map(copyOf)
    const folder = await temporaryFolder(bench)
    const file = join(folder, 'site.backup.gz')
    const at = (url: string) => ({ DATABASE_URL: url, DATA_DIR: folder })
    bench.say('backup')
    const backup = await timed(() => touchline(['db', 'backup', file], at(site.databaseUrl)))
    await pause(1_000)
    const later = members.members.length - acknowledged.length
    await crowd.leave()

    bench.say('restore')
    const server = await makeServer(await temporaryFolder(bench))
    bench.undo(() => removeServer(server))
    await startServer(server)
    const restore = await timed(() => touchline(['db', 'restore', file], at(addressOf(server))))
    const check = await touchline(['db', 'check', file], at(addressOf(server)))
    for (const { code, out, complaints } of [backup.result, restore.result, check])
      bench.say(`${code}: ${complaints || out.slice(-300)}`)
    const restored = await openDatabase({ url: addressOf(server), role: 'command' })
    const compared = await compareMembers(restored, acknowledged)
    await restored.close()
    const faults = [...readers.wrong, ...members.wrong]
    for (const one of faults.slice(0, 5)) bench.say(one)
    const figures: Figure[] = [
      atMost('exit code of the backup', { value: backup.result.code ?? -1, target: 0, show: whole }),
      { name: 'it took', value: seconds(backup.ms) },
      { name: 'size of the file', value: megabytes((await stat(file)).size) },
      atLeast('members whose sign-up began before it', { value: acknowledged.length, target: 1, show: whole }),
      { name: 'members who came while it ran', value: whole(later) },
      atMost('wrong answers meanwhile', { value: faults.length, target: 0, show: whole }),
      atMost('exit code of the restore', { value: restore.result.code ?? -1, target: 0, show: whole }),
      { name: 'it took, on the new server', value: seconds(restore.ms) },
      atMost('exit code of the check against the checksums of the file', {
        value: check.code ?? -1,
        target: 0,
        show: whole,
      }),
      atMost('acknowledged before the backup and missing in the restored database', {
        value: compared.missing + compared.inactive + compared.favouritesMissing + compared.notPaid,
        target: 0,
        show: whole,
      }),
      atMost('accounts, mails or payments there twice', {
        value: compared.twice + compared.mailsNotOne + compared.paidTwice,
        target: 0,
        show: whole,
      }),
    ]
    return { figures }
  },
})

/** The state a member had been told at this moment; later changes are not part of it. */
const copyOf = (member: Member): Member => ({
  ...member,
  favourites: new Set(member.favourites),
  perhaps: new Set(member.perhaps),
})
