import { isLanguage } from '@touchline/messages'
import { ApiError, callApi } from '../../app/api/api.ts'
import { store, stored } from '../../app/settings/settings.ts'
import { solveCaptcha } from './captcha.ts'
import { type Message, readMessage } from './message-rules.ts'

const KEY = 'contact_message'

/** A message stored in this browser because it has not been sent yet. */
export const keptMessage = (): Message | null => readMessage(stored(KEY))

export const dropMessage = (): void => store(KEY, null)

/**
 * Sends a message with its solved check, or a new one when that has expired meanwhile. Until it is sent it is stored in this browser.
 * Returns whether it was sent; never fails.
 */
export async function sendMessage(message: Message, captcha: string | null): Promise<boolean> {
  store(KEY, JSON.stringify(message))
  const { lang } = document.documentElement
  const written = { ...message, ...(isLanguage(lang) && { language: lang }) }
  const post = (check: string) => callApi('POST /contacts', { body: { ...written, captcha: check } })
  try {
    await post(captcha ?? (await solveCaptcha())).catch(async (error: unknown) => {
      if (captcha === null || !(error instanceof ApiError) || error.status !== 400) throw error
      return post(await solveCaptcha())
    })
  } catch {
    return false
  }
  dropMessage()
  return true
}
