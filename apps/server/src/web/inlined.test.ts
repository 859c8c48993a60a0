import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inline } from './inlined.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('elements with the nonce are listed by hash, and the nonce is removed', () => {
  const { body, inlined } = inline(
    '<head><meta charSet="utf-8" nonce="N1"/><meta property="csp-nonce" content="N1"/><style nonce="N1" data-x="">b{}</style></head>' +
      '<body><a href="/">N1 and more</a><script nonce="N1">one()</script><script nonce="N1" data-part="">two("<p>")</script></body>',
    'N1',
  )
  expect(body.toString()).toBe(
    '<head><meta charSet="utf-8"/><style data-x="">b{}</style></head>' +
      '<body><a href="/">N1 and more</a><script>one()</script><script data-part="">two("<p>")</script></body>',
  )
  expect(inlined).toEqual({ scripts: [hash('one()'), hash('two("<p>")')], styles: [hash('b{}')] })
})

test('a script that found its way in with a text is in no policy', () => {
  const { body, inlined } = inline('<p>Ashton<script>steal()</script></p><script nonce="other">steal()</script>', 'N1')
  expect(body.toString()).toContain('steal()')
  expect(inlined).toEqual({ scripts: [], styles: [] })
})

test('a file is loaded by an inline script with a hash, which may load files without one', () => {
  const { body, inlined } = inline('<script type="module" async="" src="/assets/a-1.js" nonce="N1"></script>', 'N1')
  const [, script = ''] = /^<script>(.*)<\/script>$/.exec(body.toString()) ?? []
  expect(script).toContain('s.src="/assets/a-1.js"')
  expect(inlined.scripts).toEqual([hash(script)])
})
