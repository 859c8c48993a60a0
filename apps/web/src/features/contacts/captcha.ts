import { callApi } from '../../app/api/api.ts'

/** The check cannot be done at all: browsers keep their arithmetic of keys to secure connections. */
export class InsecureError extends Error {}

/**
 * Asks for a piece of work, has it done in a worker and answers what goes along with a message.
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
