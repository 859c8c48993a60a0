import { HELP_LINKS } from '../../apps/web/src/features/shell/help-links.ts'
import { run } from '../run.ts'
import { LINKS_LOOKED_AT_EVERY_DAYS, linksToCheck, readAudit, tableOf } from './audit-report.ts'

/** Asks npm's registry for known vulnerabilities in production dependencies; exit code 1 for serious ones, 2 if it cannot say. */
const { output } = await run('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent'], { quiet: true })
const outcome = readAudit(output)
if ('unavailable' in outcome) {
  console.log(
    `Known vulnerabilities cannot be looked up: the configured npm registry does not answer.\n  ${outcome.unavailable}`,
  )
  process.exitCode = 2
} else {
  console.log(
    outcome.rows.length === 0
      ? 'No known vulnerabilities in production dependencies.'
      : tableOf(outcome.rows).join('\n'),
  )
  process.exitCode = outcome.serious ? 1 : 0
}

for (const { name, url, phone, checkedOn } of linksToCheck(HELP_LINKS, new Date())) {
  console.log(
    `Look at ${name} again (${url ?? phone}): last looked at on ${checkedOn}, more than ${LINKS_LOOKED_AT_EVERY_DAYS} days ago`,
  )
}
