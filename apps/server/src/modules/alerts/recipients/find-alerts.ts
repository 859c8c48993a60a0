import type { Database } from '@touchline/database'
import { alertTexts } from '../../../platform/mail/mail-texts.queries.ts'
import { findHidden } from '../../hidden-scores/hidden-scores.queries.ts'
import type { StoredAlerts } from './alerts.view.ts'
import { findChannels } from './channels.queries.ts'
import { findRecipient, type Recipient, type Whose } from './recipient.queries.ts'
import { findSent } from './sent.queries.ts'
import { findMuted, findWishes } from './wishes.queries.ts'

type Store = Pick<Database, 'pool'>

/** Everything about the alerts of a recipient. */
export async function alertsOf({ pool }: Store, recipient: Recipient): Promise<StoredAlerts> {
  const { id } = recipient
  const [wishes, channels, muted, sent, hidden, t] = await Promise.all([
    findWishes(pool, id),
    findChannels(pool, id),
    findMuted(pool, id),
    findSent({ pool }, id),
    findHidden(pool, { recipientId: id }),
    alertTexts(pool, recipient.language),
  ])
  return { recipient, wishes, channels, muted, sent, hidden, t }
}

/** The same of an account or a browser; null where nothing was ever set. */
export async function findAlerts({ pool }: Store, whose: Whose): Promise<StoredAlerts | null> {
  const recipient = await findRecipient(pool, whose)
  return recipient && alertsOf({ pool }, recipient)
}
