import { describe, expect, test } from 'vitest'
import { answerCache, type CachedAnswer } from './answer-cache.ts'
import { acceptedEncodings, holdsTag } from './encodings.ts'
import { prepareAnswer } from './send.ts'

const answer = (text: string, tags: readonly string[] = [], ttlMs = 60_000): Promise<CachedAnswer> =>
  prepareAnswer({ body: text, contentType: 'text/plain', cacheControl: 'no-cache', headers: {}, tags, ttlMs })
const bodyOf = (one: CachedAnswer | undefined) => one?.variants.identity.body.toString()

/** A computation that ends when asked to. */
function held(result: Promise<CachedAnswer>) {
  const gate = Promise.withResolvers<void>()
  let runs = 0
  return {
    release: gate.resolve,
    runs: () => runs,
    compute: async () => {
      runs++
      await gate.promise
      return result
    },
  }
}

describe('keeping answers', () => {
  test('many who ask at once wait for one computation', async () => {
    const cache = answerCache({ maxBytes: 1e6 })
    const work = held(answer('a'))
    const asked = Promise.all(Array.from({ length: 50 }, () => cache.fill('k', work.compute)))
    work.release()
    expect(new Set((await asked).map(bodyOf))).toEqual(new Set(['a']))
    expect(work.runs()).toBe(1)
  })

  test('a failure reaches everyone who waits and is not cached', async () => {
    const cache = answerCache({ maxBytes: 1e6 })
    const fail = () => Promise.reject(new Error('no'))
    const both = await Promise.allSettled([cache.fill('k', fail), cache.fill('k', fail)])
    expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected'])
    expect(bodyOf(await cache.fill('k', () => answer('b')))).toBe('b')
  })

  test('dropping a tag forgets what shows it and nothing else; the star forgets everything', async () => {
    const cache = answerCache({ maxBytes: 1e6 })
    await cache.fill('one', () => answer('1', ['team:1', 'day:a']))
    await cache.fill('two', () => answer('2', ['team:2', 'day:a']))
    cache.drop(['team:1', 'team:9'])
    expect([bodyOf(cache.get('one')), bodyOf(cache.get('two'))]).toEqual([undefined, '2'])
    cache.drop(['*'])
    expect(cache.get('two')).toBeUndefined()
  })

  test.each([['team:1'], ['*']])(
    'an answer being computed while %s is dropped is given out but not kept',
    async (tag) => {
      const cache = answerCache({ maxBytes: 1e6 })
      const work = held(answer('old', ['team:1']))
      const first = cache.fill('k', work.compute)
      cache.drop([tag])
      const second = cache.fill('k', () => answer('new', ['team:1']))
      work.release()
      expect([bodyOf(await first), bodyOf(await second)]).toEqual(['old', 'new'])
      expect(bodyOf(cache.get('k'))).toBe('new')
    },
  )

  test('another tag dropped meanwhile does not keep an answer from being kept', async () => {
    const cache = answerCache({ maxBytes: 1e6 })
    const work = held(answer('a', ['team:1']))
    const asked = cache.fill('k', work.compute)
    cache.drop(['team:2'])
    work.release()
    await asked
    expect(bodyOf(cache.get('k'))).toBe('a')
  })

  test('an answer requested more often evicts the least recently used one and its tags', async () => {
    const cache = answerCache({ maxBytes: 3000 })
    for (const key of ['a', 'b', 'c', 'c']) await cache.fill(key, () => answer(key.repeat(500), [`tag:${key}`]))
    expect([cache.get('a'), cache.get('c')].map((one) => one !== undefined)).toEqual([false, true])
    expect(cache.stats().bytes).toBeLessThanOrEqual(3000)
  })

  test('answers that are requested again are not pushed out by any number of others that are requested once', async () => {
    const cache = answerCache({ maxBytes: 100_000 })
    const ask = (key: string) => cache.fill(key, () => answer(key, [`tag:${key}`]))
    for (const key of ['home', 'match', 'home', 'match']) await ask(key)
    for (let number = 0; number < 2_000; number++) await ask(`team ${number}`)
    expect([cache.get('home'), cache.get('match')].map(bodyOf)).toEqual(['home', 'match'])
    expect(cache.stats().bytes).toBeLessThanOrEqual(100_000)
  })

  test('a newly popular answer is cached even without room, and unrequested ones are evicted', async () => {
    const cache = answerCache({ maxBytes: 10_000 })
    const ask = (key: string) => cache.fill(key, () => answer(key))
    for (let number = 0; number < 100; number++) await ask(`old ${number}`)
    for (let time = 0; time < 3; time++) for (const key of ['new 1', 'new 2', 'new 3']) await ask(key)
    expect(['new 1', 'new 2', 'new 3'].map((key) => bodyOf(cache.get(key)))).toEqual(['new 1', 'new 2', 'new 3'])
  })

  test('an address is remembered only for a cached answer, and only a short one', async () => {
    const cache = answerCache({ maxBytes: 100_000 })
    await cache.fill('k', () => answer('a'))
    await cache.fill('own', () => answer('b', [], 0))
    const long = `/k?x=${'x'.repeat(1_000)}`
    cache.remember('/k', 'k')
    cache.remember('/own', 'own')
    cache.remember(long, 'k')
    expect(['/k', '/own', long].map(cache.keyOf)).toEqual(['k', undefined, undefined])
  })

  test('an answer larger than the whole cache is given out all the same', async () => {
    const cache = answerCache({ maxBytes: 1000 })
    expect(bodyOf(await cache.fill('k', () => answer('x'.repeat(5000), ['t'])))).toHaveLength(5000)
    expect(cache.stats().answers).toBe(0)
  })
})

describe('the headers of a client', () => {
  test.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip;q=1.0, br;q=0', ['gzip', 'identity']],
    ['GZIP', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0', ['identity']],
    ['br;q=0, *', ['gzip', 'identity']],
  ])('%s means %j', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings)
  })

  test.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    [undefined, false],
  ])('If-None-Match %s against "a" is %s', (header, holds) => {
    expect(holdsTag(header, '"a"')).toBe(holds)
  })
})

test('a small answer is not compressed, a large one is smaller in every encoding', async () => {
  expect(Object.keys((await answer('small')).variants)).toEqual(['identity'])
  const { variants } = await answer('{"name":"Ashton"},'.repeat(200))
  expect(variants.br?.body.length).toBeLessThan(variants.gzip?.body.length ?? 0)
  expect(variants.gzip?.body.length).toBeLessThan(variants.identity.body.length / 4)
})

test('an answer that is for nobody else is not kept', async () => {
  const cache = answerCache({ maxBytes: 1e6 })
  expect(bodyOf(await cache.fill('k', () => answer('own', [], 0)))).toBe('own')
  expect(cache.get('k')).toBeUndefined()
})
