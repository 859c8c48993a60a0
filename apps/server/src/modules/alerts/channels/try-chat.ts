import type { Language } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import { publicError } from '../../../platform/http/errors.ts'
import { type ChatKind, chatRequest } from './chats.ts'
import type { GuardedPost } from './guarded-post.ts'

interface Greeting {
  language: Language
  brand: string
  publicUrl: string
}

/** Sends the first message to a chat. @throws a public error with the reason where it does not arrive */
export async function tryChat(
  { post }: GuardedPost,
  { kind, address, greeting: { language, brand, publicUrl } }: { kind: ChatKind; address: string; greeting: Greeting },
): Promise<void> {
  const t = textsOf(language, 'alerts')
  const message = { title: brand, body: t('greeting'), link: `${publicUrl}/me/alerts` }
  const request = chatRequest(kind, address, message)
  const answer = await post(request.address, request.headers, request.body).catch((error: Error) => error)
  if (answer instanceof Error) throw publicError('bad_request', `It could not be reached: ${answer.message}.`)
  if (answer.status < 200 || answer.status >= 300) throw publicError('bad_request', `It answered ${answer.status}.`)
}
