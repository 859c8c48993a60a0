import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { lstatSync } from 'node:fs'
import type { DataFolder } from './data-folder.ts'
import { programsFolder, unprivileged } from './programs.ts'
import { refusal } from './refusal.ts'
import { SETTINGS } from './settings.ts'

/** Exit code where another process has the folder. */
const IN_USE = 75
/** macOS has no locale of that name; nothing is sorted or folded by this one, but letters are told from other characters. */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/**
 * Makes a cluster where there is none, starts the server, and ends it by the signal that is written to standard input, or at once when that is
 * closed because the process that uses the server has ended. The signal is repeated: a server that is starting misses one. The lock is held by
 * the server's processes, in whatever container they are. It replaces PostgreSQL's files with a process number, which may be another process's
 * after a restart; a system without `flock` relies on them.
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

/** What the operator can do about a failure, by what PostgreSQL or the system wrote. */
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

/** What PostgreSQL writes where it finds the folder in use by its own means. */
const HAS_OTHER = /lock file "postmaster\.pid" already exists/
/** The end of what it wrote, in characters. */
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
