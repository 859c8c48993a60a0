/** By default Node.js lets the young generation grow to 128 MB, which draws pages no faster. */
export const NODE_FLAGS = ['--max-semi-space-size=16'] as const

/** How each process of a site in several parts is started, in the container image too. */
export const SERVER_COMMAND = [...NODE_FLAGS, 'apps/server/src/main.ts'] as const
