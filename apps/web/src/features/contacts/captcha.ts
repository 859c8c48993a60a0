import { callApi } from '../../app/api/api.ts'

/** The check is not possible: browsers limit cryptography to secure connections. */
export class InsecureError extends Error {}

/**
 * Requests a challenge, solves it in a worker and returns the solution for a message.
 * @throws InsecureError, ApiError, or Error when there was no solution
 */
export async function solveCaptcha(): Promise<string> {
  if (!window.isSecureContext) throw new InsecureError('No secure connection')
  const challenge = await callApi('GET /captcha')
  const solution = await workOn(challenge)
  if (solution === null) throw new Error('No solution was found')
  return btoa(JSON.stringify({ challenge, solution }))
}

function workOn(challenge: unknown): Promise<unknown> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('The worker could not be started')))
    worker.postMessage(challenge)
  })
  return answer.finally(() => worker.terminate())
}
