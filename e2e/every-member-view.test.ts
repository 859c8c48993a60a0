import { holdViews } from './support/checks/every-view.ts'
import { test } from './support/fixtures.ts'
import { MEMBER_VIEWS } from './support/views.ts'

test.use({ pictures: true })

for (const who of ['member', 'subscriber'] as const) {
  holdViews(
    who,
    MEMBER_VIEWS.filter((view) => view.who === who),
  )
}
