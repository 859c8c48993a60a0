import { chromium } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
const BASE = 'http://localhost:4850'
const out = '/tmp/members49/pics'
mkdirSync(out, { recursive: true })
const post = async (path, body, token) => {
  const r = await fetch(`${BASE}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) }, body: JSON.stringify(body ?? {}) })
  return { status: r.status, body: await r.json() }
}
const login = async (name) => (await post('/login', { username_or_email: `${name}@touchline.test`, password: 'demo1234' })).body
const owner = await login('owner')
const free = await login('free')
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const widths = { 360: 800, 768: 1000, 1440: 900 }
const log = []
async function open({ who, width, lang, theme }) {
  const context = await browser.newContext({ viewport: { width, height: widths[width] }, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'theme', value: theme, url: BASE }, { name: 'language', value: lang, url: BASE }])
  await context.addInitScript(([user, lang, theme]) => {
    localStorage.setItem('token', user.token); localStorage.setItem('uid', String(user.user.id)); localStorage.setItem('username', user.user.username)
    localStorage.setItem('language', lang); localStorage.setItem('lang', lang); localStorage.setItem('theme', theme)
  }, [who, lang, theme])
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && log.push(`${page.url()} ${m.text()}`))
  page.on('pageerror', (e) => log.push(`${page.url()} ${e.message}`))
  return { page, context }
}
const shot = async (page, name) => { await page.waitForTimeout(700); await page.screenshot({ path: `${out}/${name}.png`, fullPage: true })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (over > 0) log.push(`${name} overflows by ${over}`) }
const variants = [[1440, 'en', 'dark'], [1440, 'pt', 'light'], [768, 'es', 'dark'], [360, 'pt', 'dark'], [360, 'en', 'light']]
const which = process.argv.slice(2)
const want = (n) => which.length === 0 || which.includes(n)
const csv = 'email,username,country,language,joined_at,access_until,subscriptions,shoe\nnew1@example.org,NewMember1,PT,pt,2025-01-01,2027-06-30,,1\nnew2@example.org,NewMember2,,,,,,\nnobody,x,,,,,,\nnew3@example.org,demouser,Atlantis,,2026-02-31,,stripe:sub_123,\nnew4@example.org,NewMember4,,,,2027-01-01,stripe:sub_123,\n'
writeFileSync('/tmp/members49/members.csv', csv)
for (const [width, lang, theme] of variants) {
  const tag = `${width}-${lang}-${theme}`
  const { page, context } = await open({ who: owner, width, lang, theme })
  try {
    if (want('import')) {
      await page.goto(`${BASE}/console/members`); await page.locator('table').first().waitFor(); await shot(page, `members-${tag}`)
      await post('/console/members/import/drop', {}, owner.token)
      await page.goto(`${BASE}/console/members/import`); await page.locator('input[type=file]').waitFor(); await shot(page, `import-upload-${tag}`)
      await page.locator('input[type=file]').setInputFiles('/tmp/members49/members.csv'); await page.locator('form button[type=submit]').click()
      await page.locator('table').first().waitFor({ timeout: 20000 }); await shot(page, `import-checked-${tag}`)
    }
    if (want('plans')) {
      await page.goto(`${BASE}/console/plans`); await page.getByRole('button').filter({ hasText: /Change|Alterar|Cambiar|Mudar/ }).first().click(); await page.getByRole('dialog').waitFor(); await shot(page, `plan-dialog-${tag}`)
    }
    if (want('words')) {
      await page.goto(`${BASE}/console/messages?tab=mails&mail=alerts.says`); await page.locator('iframe').first().waitFor({ timeout: 15000 }).catch(() => 0); await shot(page, `words-${tag}`)
    }
    if (want('member')) {
      const list = await (await fetch(`${BASE}/api/console/members?state=paying`, { headers: { authorization: `Token ${owner.token}` } })).json()
      await page.goto(`${BASE}/console/members/${list.members[0].id}`); await page.getByRole('button', { name: /Change plan|Mudar de plano|Cambiar de plan/ }).click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(1200); await shot(page, `member-change-${tag}`)
    }
  } catch (e) { log.push(`${tag} ${e.message.slice(0, 300)}`); await shot(page, `failed-${tag}`) }
  await context.close()
  if (want('own')) {
    const { page, context } = await open({ who: free, width, lang, theme })
    try {
      await page.goto(`${BASE}/subscription`); await page.waitForTimeout(1500)
      await shot(page, `own-${tag}`)
      const change = page.getByRole('button', { name: /Change plan|Mudar de plano|Cambiar de plan/ })
      if (await change.count()) { await change.click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(1200); await shot(page, `own-change-${tag}`) } else log.push(`${tag} no change button`)
      await page.route('**/api/check_subscription**', async (route) => {
        const r = await route.fetch(); const b = await r.json()
        await route.fulfill({ response: r, json: { ...b, subscribed: 0, expired: true, changes: [], pause: { from: '2026-06-07T12:00:00Z', until: '2026-08-01T00:00:00Z', can_use: true, price: 22.99 } } })
      })
      await page.goto(`${BASE}/subscription`); await page.waitForTimeout(1500); await shot(page, `own-pause-${tag}`)
    } catch (e) { log.push(`own ${tag} ${e.message.slice(0, 300)}`) }
    await context.close()
  }
}
console.log(log.join('\n'))
await browser.close()
