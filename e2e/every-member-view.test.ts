import { holdViews } from './support/checks/every-view.ts'
import { MEMBER_VIEWS } from './support/views.ts'

holdViews(
  'a member',
  'free@touchline.test',
  MEMBER_VIEWS.filter(({ who }) => who === 'member'),
)
holdViews(
  'a subscriber',
  'demo@touchline.test',
  MEMBER_VIEWS.filter(({ who }) => who === 'subscriber'),
)
