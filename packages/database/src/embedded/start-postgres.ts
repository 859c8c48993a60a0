import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { lstatSync } from 'node:fs'
import type { DataFolder } from './data-folder.ts'
import { programsFolder, unprivileged } from './programs.ts'
import { refusal } from './refusal.ts'
import { SETTINGS } from './settings.ts'

/** Exit code where another process has the folder. */
const IN_USE = 75
/** macOS has no locale of that name; this one classifies letters, it does not sort or fold case. */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/**
 * Makes a cluster if needed, starts the server, and stops it by the signal written to standard input, or at once when that is closed
 * because the process that uses the server has ended. The signal is repeated because a starting server may miss one. The lock is held by
 * the server's processes, in any container. It replaces PostgreSQL's files with a process number, which may belong to another process after
 * a restart; systems without `flock` rely on them.
 */
const SUPERVISE = `
umask 077
programs=$1 sockets=$2
shift 2
trap '' HUP INT TERM
exec 8<&0 9>lock </dev/null
if command -v flock >/dev/null; then
  flock -n -E ${IN_USE} 9 || exit
  rm -f data/postmaster.pid "$sockets"/.s.PGSQL.*.lock
fi
if [ ! -d data ]; then
  rm -rf new
  "$programs/initdb" -D new -U postgres -A trust -E UTF8 --locale=${LOCALE} --locale-provider=builtin --builtin-locale=C.UTF-8 --no-instructions &&
  mv new data || exit
fi
chmod 700 data
"$programs/postgres" -D data "$@" 8<&- &
server=$!
{ cd /; read -r signal || signal=QUIT; while kill -$signal $server; do sleep .2; done; } <&8 >/dev/null 2>&1 9>&- &
exec 8<&- 9>&-
wait $server`

/** Advice for the operator, by the error of PostgreSQL or the system. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/, 'Free space on that disk, then start again.'],
  [/Read-only file system|Permission denied/, 'Make the folder writable, or choose another one with DATA_DIR.'],
  [
    /incompatible with server/,
    'Back it up with the version of Touchline that made it ("db backup"), move the folder away and restore the backup with this version ("db restore").',
  ],
  [
    /not found|cannot execute|shared librar/,
    'The embedded PostgreSQL does not run on this system. Give the address of a PostgreSQL server with DATABASE_URL.',
  ],
]

/** PostgreSQL's own message about a folder in use. */
const HAS_OTHER = /lock file "postmaster\.pid" already exists/
/** Length of the stored end of its output, in characters. */
const MAX_KEPT = 4_000

export interface RunningPostgres {
  /** The server ended, for this reason, although nobody closed it. */
  ended: Promise<'in use' | Error>
  close(): Promise<void>
}

/**
 * Starts the server of a folder; it is ready when its socket answers.
 * @param name shown to all who connect
 */
export function startPostgres({ dataDir, own, socketFolder }: DataFolder, name: string): RunningPostgres {
  const programs = programsFolder()
  const { prefix, id } = unprivileged(programs, dataDir)
  for (const path of new Set([own, socketFolder])) giveTo(path, id ?? 0)
  const settings = { ...SETTINGS, cluster_name: name, unix_socket_directories: socketFolder }
  const options = Object.entries(settings).flatMap(([setting, value]) => ['-c', `${setting}=${value}`])
  const [command = '', ...args] = [...prefix, 'sh', '-c', SUPERVISE, 'sh', programs, socketFolder, ...options]
  const child = spawn(command, args, {
    cwd: own,
    // A signal to all processes of a terminal must not end the database before the server that uses it.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(id !== null && { uid: id, gid: id }),
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      written = (written + text).slice(-MAX_KEPT)
    })
  }
  child.once('exit', () => child.stdin.destroy())
  const closed = once(child, 'close').then(([code]) => code as number | null)
  return {
    ended: closed.then((code) => (code === IN_USE || HAS_OTHER.test(written) ? 'in use' : failure(dataDir, written))),
    close: async () => {
      child.stdin.end('INT\n')
      await closed
    },
  }
}

/** A folder that another user's process or a copy has left behind; only root can have met one. */
function giveTo(path: string, id: number): void {
  if (process.getuid?.() === 0 && lstatSync(path).uid !== id) spawnSync('chown', ['-R', `${id}:${id}`, path])
}

function failure(dataDir: string, written: string): Error {
  const reasons = written.split('\n').filter((line) => /error|fatal|panic|detail|not found/i.test(line))
  const advice = ADVICE.find(([pattern]) => pattern.test(written))?.[1] ?? ''
  const reason = reasons.join('\n') || written.trim()
  return refusal('START_FAILED', `The database in ${dataDir} stopped: ${reason}\n${advice}`.trim())
}
