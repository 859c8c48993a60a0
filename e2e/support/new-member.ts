import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Product } from './worlds/product.ts'

export const RUI = { email: 'rui@example.test', username: 'ruifan', password: 'first-one', country: 176 }
/** Passkeys, and the way back from another site, belong to a name, which an IP address is not. */
export const named = ({ url }: Product) => url.replace('127.0.0.1', 'localhost')

/** Signs up and follows the link of the mail. @returns what the browser stores */
export async function newMember(product: Product) {
  const post = async <T>(path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${product.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as T
  }
  const outbox = join(product.dataDir, 'outbox')
  expect(await post('/signup', RUI)).toEqual({ status: 0 })
  await expect.poll(() => readdir(outbox).catch(() => [])).toHaveLength(1)
  const mail = await readFile(join(outbox, (await readdir(outbox))[0] ?? ''), 'utf8')
  const [, uidb64, token] =
    /uidb64=([\w-]+)&token=([\w-]+)/.exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')) ?? []
  const entered = await post<{ token: string; user: { id: number } }>('/activate', { uidb64, token })
  return { token: entered.token, uid: String(entered.user.id), username: RUI.username }
}
