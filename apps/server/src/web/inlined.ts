import { createHash } from 'node:crypto'
import type { Inlined } from '../platform/http/security.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A script that the policy lets in by its hash may load others, a tag with an address may not. */
function loader(address: string): string {
  const make = "const s=document.createElement('script');s.type='module';s.async=true"
  return `{${make};s.src=${JSON.stringify(address)};document.head.append(s);document.currentScript.remove()}`
}

/**
 * Replaces the nonce of a rendered page by hashes of the marked elements, so that the page can be sent to many. Elements without the nonce,
 * such as a tag injected with a text, are in no policy.
 * @param nonce letters, digits, `-` and `_`, unique to this page
 */
export function inline(html: string, nonce: string): { body: Buffer; inlined: Inlined } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const parts: string[] = []
  let done = 0
  for (let at = html.indexOf(`="${nonce}"`); at !== -1; at = html.indexOf(`="${nonce}"`, done)) {
    const start = html.lastIndexOf('<', at)
    const open = html.indexOf('>', at) + 1
    const tag = /^<(\w+)/.exec(html.slice(start, start + 8))?.[1]
    const attributes = html.slice(start, open).replace(` nonce="${nonce}"`, '')
    parts.push(html.slice(done, start))
    done = open
    if (tag !== 'script' && tag !== 'style') {
      // The one tag that passes the nonce on as its content is left out.
      parts.push(attributes.includes(nonce) ? '' : attributes)
      continue
    }
    done = html.indexOf(`</${tag}>`, open)
    const address = /\ssrc="([^"]*)"/.exec(attributes)?.[1]
    const body = address === undefined ? html.slice(open, done) : loader(address)
    const hashes = tag === 'script' ? scripts : styles
    hashes.add(hashOf(body))
    parts.push(address === undefined ? attributes : '<script>', body)
  }
  parts.push(html.slice(done))
  // One text would be copied once more, two bytes a letter.
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  return { body, inlined: { scripts: [...scripts], styles: [...styles] } }
}
