import { request } from 'node:http'

/** A call whose answer differs between a member and a visitor. */
const GATED = '/api/v3/livescore/inplay'

/** One question over a plain connection, so that nothing unpacks the answer on the way. */
export function asked(url: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; bytes: number; text: string; header: (name: string) => string }>(
    (done, fail) => {
      request(url, { headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const body = Buffer.concat(chunks)
          const header = (name: string) => String(answer.headers[name] ?? '')
          done({ status: answer.statusCode ?? 0, bytes: body.length, text: body.toString(), header })
        })
      })
        .on('error', fail)
        .end()
    },
  )
}

/** The number of mixed requests of members and visitors that got somebody else's answer. */
export async function mixedUp(url: string, token: string): Promise<number> {
  const member = { authorization: `Token ${token}` }
  let wrong = 0
  for (let round = 0; round < 25; round++) {
    const [mine, visitor, stranger] = await Promise.all([
      asked(`${url}${GATED}`, member),
      asked(`${url}${GATED}`),
      asked(`${url}${GATED}`, { authorization: `Token ${'x'.repeat(43)}` }),
    ])
    if (mine.status !== 200 || visitor.status !== 401 || stranger.status !== 401) wrong += 1
    if ([mine, visitor, stranger].some((answer) => answer.header('x-cache') === 'HIT')) wrong += 1
  }
  return wrong
}
