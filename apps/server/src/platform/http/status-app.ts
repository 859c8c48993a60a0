import { type FastifyInstance, fastify } from 'fastify'
import { type MetricsOptions, metricsRoute } from '../metrics/metrics.plugin.ts'
import { errors } from './errors.ts'
import { type HealthOptions, health } from './health.ts'

/** The HTTP server of a process that serves no pages: whether it is alive and ready, and its figures. */
export async function buildStatusApp(
  options: HealthOptions & { metrics: MetricsOptions | null },
): Promise<FastifyInstance> {
  const app = fastify()
  await app.register(errors)
  await app.register(health, options)
  if (options.metrics !== null) await app.register(metricsRoute, options.metrics)
  return app
}
