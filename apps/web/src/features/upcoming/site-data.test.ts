import { expect, test } from 'vitest'
import { siteData } from './site-data.ts'

test('the first page says which site this is and whose, under its public address', () => {
  const { '@graph': graph } = JSON.parse(siteData({ brand: 'Match & Ball', publicUrl: 'https://t.test' }))
  expect(graph).toMatchObject([
    { '@type': 'WebSite', name: 'Match & Ball', url: 'https://t.test/', publisher: { '@id': 'https://t.test/#owner' } },
    { '@type': 'Organization', '@id': 'https://t.test/#owner', logo: 'https://t.test/apple-touch-icon.png' },
  ])
})

test('a name cannot end the script it stands in', () => {
  expect(siteData({ brand: '</script>', publicUrl: 'https://t.test' })).not.toContain('</script>')
})
