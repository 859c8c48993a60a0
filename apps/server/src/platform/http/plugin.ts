import type { FastifyInstance } from 'fastify'

/** A concern of the HTTP server. Async so that it may register others. */
export type Plugin<Options> = (app: FastifyInstance, options: Options) => Promise<void>

/** Gives a plugin its name and lets its hooks and decorations reach the routes registered beside it. */
export function sharedPlugin<Options>(name: string, plugin: Plugin<Options>): Plugin<Options> {
  return Object.assign(plugin, {
    [Symbol.for('skip-override')]: true,
    [Symbol.for('fastify.display-name')]: name,
  })
}
