import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const VIRTUAL = 'virtual:answer-shapes'
const RESOLVED = `\0${VIRTUAL}`
const CONTRACT = fileURLToPath(new URL('../../packages/contract/src/', import.meta.url))
const SCRIPT = `${CONTRACT}kit/answer-shapes.ts`

/**
 * The shapes of the answers, made from the contract, as `virtual:answer-shapes`. They are made in a separate process: in watch mode this
 * one keeps the contract it began with.
 */
export function answerShapes(): Plugin {
  return {
    name: 'touchline-answer-shapes',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return
      for (const file of await readdir(CONTRACT, { recursive: true })) {
        if (file.endsWith('.ts')) this.addWatchFile(`${CONTRACT}${file}`)
      }
      const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT], { maxBuffer: 1 << 24 })
      return `export const shapes = JSON.parse(${JSON.stringify(stdout)})`
    },
  }
}
