import type { ChannelKind } from '@touchline/database'

export type ChatKind = Exclude<ChannelKind, 'push' | 'mail'>

/** The parts of an alert's text. */
export interface ChatMessage {
  title: string
  body: string
  link: string
}

interface Chat {
  /** Whether an address looks like this chat's. */
  fits(url: URL): boolean
  request(address: string, message: ChatMessage): { address: string; headers: Record<string, string>; body: string }
}

const JSON_HEADERS = { 'content-type': 'application/json' }

const CHATS: Readonly<Record<ChatKind, Chat>> = {
  discord: {
    fits: (url) =>
      /^(?:\w+\.)?discord(?:app)?\.com$/.test(url.hostname) &&
      /^\/api\/(?:v\d+\/)?webhooks\/\d+\/[\w-]+$/.test(url.pathname),
    request: (address, { title, body, link }) => ({
      address,
      headers: JSON_HEADERS,
      // Names of the data mention nobody.
      body: JSON.stringify({ content: `**${title}**\n${body}\n<${link}>`, allowed_mentions: { parse: [] } }),
    }),
  },
  slack: {
    fits: (url) =>
      url.hostname === 'hooks.slack.com' && /^\/(?:services|workflows|triggers)\/[\w/-]+$/.test(url.pathname),
    request: (address, { title, body, link }) => ({
      address,
      headers: JSON_HEADERS,
      body: JSON.stringify({ text: `*${slackText(title)}*\n${slackText(body)}\n<${link}>` }),
    }),
  },
  telegram: {
    fits: (url) =>
      url.hostname === 'api.telegram.org' &&
      /^\/bot\d+:[\w-]+\/sendMessage$/.test(url.pathname) &&
      /^(?:-?\d+|@\w+)$/.test(url.searchParams.get('chat_id') ?? ''),
    request: (address, { title, body, link }) => {
      const url = new URL(address)
      const chat_id = url.searchParams.get('chat_id')
      url.search = ''
      return {
        address: url.href,
        headers: JSON_HEADERS,
        body: JSON.stringify({
          chat_id,
          text: `${title}\n${body}\n${link}`,
          link_preview_options: { is_disabled: true },
        }),
      }
    },
  },
  ntfy: {
    fits: (url) => /^\/[\w-]{1,64}$/.test(url.pathname) && url.search === '',
    request: (address, { title, body, link }) => {
      const url = new URL(address)
      return {
        address: url.origin,
        headers: JSON_HEADERS,
        body: JSON.stringify({ topic: url.pathname.slice(1), title, message: body, click: link }),
      }
    },
  },
}

const slackText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The chat of an address, by its form; any other https address of one word is a topic of an ntfy server. */
export function chatOf(address: string): ChatKind | null {
  const url = URL.parse(address)
  if (url === null) return null
  const kinds = Object.keys(CHATS) as ChatKind[]
  return kinds.find((kind) => CHATS[kind].fits(url)) ?? null
}

export const chatRequest = (kind: ChatKind, address: string, message: ChatMessage) =>
  CHATS[kind].request(address, message)

/** How an address is shown: without what opens it. */
export function maskedChat(address: string): string {
  const url = new URL(address)
  return `${url.hostname}/…${address.slice(-4)}`
}
