import { access, constants } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { run } from './run.ts'

/** Keeps the browser from talking to anyone but the page under test. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The shell, which draws no window around the page, first: a journey takes it little more than half of the processor time. */
const KNOWN_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

async function firstExecutable(paths: readonly (string | undefined)[]): Promise<string | null> {
  for (const path of paths) {
    if (!path) continue
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path
  }
  return null
}

const present = () => firstExecutable([process.env.CHROMIUM_PATH, ...KNOWN_PLACES, chromium.executablePath()])

/** The browser for the journeys: the one on this machine, or one installed now. Says what it does; throws when there is none to be had. */
export async function findBrowser(): Promise<string> {
  const found = await present()
  if (found) return found

  console.log('No Chromium on this machine: installing one (playwright) …')
  await run('playwright', ['install', '--only-shell', 'chromium'], { quiet: true })
  const downloaded = await present()
  if (downloaded) return downloaded

  console.log('That did not work: installing Debian’s package of it …')
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium-headless-shell'],
    ['install', '-y', '-qq', 'chromium'],
  ]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
    const { code, output } = await run(command, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (code !== 0) console.log(output.split('\n').slice(-5).join('\n'))
    const installed = await present()
    if (installed) return installed
  }
  throw new Error('No Chromium could be found or installed. Install one and name it in CHROMIUM_PATH.')
}
