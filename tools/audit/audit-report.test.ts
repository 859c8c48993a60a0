import { expect, test } from 'vitest'
import { linksToCheck, readAudit, tableOf } from './audit-report.ts'

const hole = (severity: string, more: object = {}) => ({
  severity,
  range: '<2.0.0',
  via: [{ title: 'Reads too much', url: 'https://example.org/1' }],
  fixAvailable: true,
  ...more,
})
const answer = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities })

test('holes are listed with the worst first, in columns', () => {
  const outcome = readAudit(
    answer({
      mild: hole('low', { fixAvailable: false }),
      wrapper: hole('high', { via: ['inner'], fixAvailable: { name: 'wrapper', version: '3.0.0' } }),
      inner: hole('high'),
    }),
  )
  expect(outcome).toMatchObject({ serious: true })
  expect('rows' in outcome && tableOf(outcome.rows)).toEqual([
    'high  inner    <2.0.0  fix: yes            Reads too much https://example.org/1',
    'high  wrapper  <2.0.0  fix: wrapper 3.0.0  through inner',
    'low   mild     <2.0.0  fix: none yet       Reads too much https://example.org/1',
  ])
})

test.each([
  [{}, false],
  [{ a: hole('moderate') }, false],
  [{ a: hole('high') }, true],
  [{ a: hole('critical') }, true],
])('high and critical holes are serious', (vulnerabilities, serious) => {
  expect(readAudit(answer(vulnerabilities))).toMatchObject({ serious })
})

test.each([
  ['{"message":"405 Method Not Allowed - POST https://registry.test","error":{}}', /^405 Method Not Allowed/],
  ['{"message":"connect ECONNREFUSED","error":{}}', /ECONNREFUSED/],
  ['npm: not found', /npm: not found/],
  ['', /said nothing/],
])('%j is no answer, never a clean one', (output, reason) => {
  expect(readAudit(output)).toEqual({ unavailable: expect.stringMatching(reason) })
})

test('links that were looked at within 180 days are left out', () => {
  const links = [{ checkedOn: '2026-01-01' }, { checkedOn: '2026-01-02' }]
  expect(linksToCheck(links, new Date('2026-07-01T00:00:00.000Z'))).toEqual([links[0]])
})
