import { expect, test } from 'vitest'
import { siteData } from './site-data.ts'

const LOOK = { revision: '1', logo: null, colours: null }

test('the first page says which site this is and whose, under its public address', () => {
  const { '@graph': graph } = JSON.parse(siteData({ brand: 'Match & Ball', look: LOOK, publicUrl: 'https://t.test' }))
  expect(graph).toMatchObject([
    { '@type': 'WebSite', name: 'Match & Ball', url: 'https://t.test/', publisher: { '@id': 'https://t.test/#owner' } },
    { '@type': 'Organization', '@id': 'https://t.test/#owner', logo: 'https://t.test/apple-touch-icon.png?v=1' },
  ])
})

test('a name cannot end the script it stands in', () => {
  expect(siteData({ brand: '</script>', look: LOOK, publicUrl: 'https://t.test' })).not.toContain('</script>')
})
