import { holdViews } from './support/checks/every-view.ts'
import { PUBLIC_VIEWS } from './support/views.ts'

holdViews('a visitor', undefined, PUBLIC_VIEWS)
