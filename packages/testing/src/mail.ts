import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** Mails arrive within seconds, on a busy machine within a minute. */
const MAIL_MS = 60_000

export interface MailServer {
  url: string
  /** Received mails, the oldest first. */
  mails: { to: string[]; text: string }[]
  /** The text of the first mail to an address that contains these words; waits for it. */
  mailTo(address: string, words: string): Promise<string>
  close(): Promise<void>
}

/** A mail server on this machine that keeps what it is sent. @param knows whether it has a mailbox of an address */
export async function mailServer(knows: (address: string) => boolean = () => true): Promise<MailServer> {
  const mails: MailServer['mails'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      knows(address) ? done() : done(Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 })),
    onData: async (stream, session, done) => {
      const text = plainText(await buffer(stream))
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    mailTo: async (who, words) => {
      for (const until = Date.now() + MAIL_MS; Date.now() < until; await delay(100)) {
        const found = mails.find(({ to, text }) => to.includes(who) && text.includes(words))
        if (found) return found.text
      }
      throw new Error(`No mail to ${who} says: ${words}`)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A mail with the encoding of its lines undone and ordinary spaces between its words. */
function plainText(mail: Buffer): string {
  const bytes = mail
    .toString('latin1')
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll(/\s/g, ' ')
}
