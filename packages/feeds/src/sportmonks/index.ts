export { sportmonksClient } from './client.ts'
export type { SportmonksClient, SportmonksOptions } from './client-types.ts'
export type { ParseContext } from './parsed.ts'
export * from './reads/index.ts'
