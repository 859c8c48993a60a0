/**
 * `node healthcheck.ts /readyz` runs inside a container. Exits with 0 where the process on STATUS_PORT, or else PORT, answers that path
 * with success.
 */
const { STATUS_PORT, PORT = '3000' } = process.env
const [path = '/healthz'] = process.argv.slice(2)
const answer = await fetch(`http://127.0.0.1:${STATUS_PORT ?? PORT}${path}`).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
