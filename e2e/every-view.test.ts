import { holdViews } from './support/checks/every-view.ts'
import { test } from './support/fixtures.ts'
import { CHOSEN_VIEWS, PUBLIC_VIEWS } from './support/views.ts'

test.use({ pictures: true })

holdViews('visitor', [...PUBLIC_VIEWS, ...CHOSEN_VIEWS])
