import type { NewsFact } from '@touchline/contract'
import type { Database } from '@touchline/database'
import { DAY_MS, hiddenTeams, isAhead, isDecided } from '@touchline/football'
import type { Mail } from '../../../platform/mail/outbox.ts'
import { findCalendar } from '../../calendar/calendar.queries.ts'
import { newsEntries } from '../../calendar/feeds.view.ts'
import { findFollowed } from '../../follow/follow.queries.ts'
import { viewNews } from '../../following/following.views.ts'
import { findNews } from '../../following/news.queries.ts'
import { leavesScoreOut, withoutHidden } from '../../hidden-scores/leaves-score-out.ts'
import { type MailFrame, siteMail } from '../mails/site-mail.ts'
import { type DigestReader, findMatters } from './digest.queries.ts'
import { digestParts } from './digest.view.ts'

const MAX_NEXT = 12
const MAX_NEWS = 12

/** The digest of a reader: what matters, next matches, results and news; null without any content. */
export async function composeDigest(
  database: Database,
  reader: DigestReader,
  frame: MailFrame,
  now: Date,
): Promise<Mail | null> {
  const span = (reader.digest === 'daily' ? 1 : 7) * DAY_MS
  const [since, until] = [new Date(now.getTime() - span), new Date(now.getTime() + span)]
  const { leagues, follows } = await findFollowed(database.pool, reader.accountId)
  const of = { teams: follows.teams, leagues, matches: follows.matches }
  const [matters, matches, news] = await Promise.all([
    findMatters(database, of, now, until),
    findCalendar(database, { kind: 'account', id: reader.accountId }, since, until),
    findNews(database, of, now),
  ])
  const { publicUrl } = frame
  const wishes = { language: reader.language, zone: reader.zone }
  const teams = reader.hidden === null ? new Set<number>() : hiddenTeams(reader.hidden, now.getTime())
  // A card of a match that waits is behind it.
  const isTold = (fact: NewsFact) => fact.kind !== 'suspended' || (teams !== 'all' && !teams.has(fact.team.id))
  const facts = viewNews(news, now).filter(
    (fact) => isTold(fact) && new Date('at' in fact ? fact.at : fact.day) >= since,
  )
  const parts = digestParts(
    {
      matters: matters.map((row) => ({ ...row, isHidden: leavesScoreOut(reader, { ...row, fixtureId: row.id }, now) })),
      results: withoutHidden(matches, reader, now).filter(
        ({ stateId, kickoff }) => isDecided(stateId) && kickoff < now,
      ),
      next: matches
        .filter(
          ({ id, stateId, kickoff }) => isAhead(stateId) && kickoff >= now && !matters.some((one) => one.id === id),
        )
        .slice(0, MAX_NEXT),
      news: newsEntries(facts, publicUrl, { ...wishes, scores: false }).slice(0, MAX_NEWS),
    },
    { publicUrl, rhythm: reader.digest === 'daily' ? 'daily' : 'weekly', brand: frame.brand, ...wishes },
  )
  return parts === null ? null : siteMail(frame, parts)
}
