import {
  IconCalendarOff,
  IconCalendarTime,
  IconCards,
  IconShirt,
  IconTrendingDown,
  IconTrendingUp,
  IconUserStar,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { NewsFact } from '@touchline/contract'
import { formatDate, formatDay, formatTime, localDay, priceText, STATES } from '@touchline/football'
import type { ReactNode } from 'react'
import { useSetting, useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { matchPath, teamPath } from '../../app/paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { useZone } from '../../ui/match/use-zone.ts'
import { Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { useToday } from '../../ui/use-today.ts'
import styles from './me.module.css'
import { newsQuery } from './me-queries.ts'

/** News of followed things: a quiet list by day. */
export function NewsCard() {
  const { t } = useTranslation('me')
  const news = useQuery(newsQuery(useSettings()))
  const zone = useZone()
  const dayOf = (fact: NewsFact) => ('at' in fact ? localDay(fact.at, zone) : fact.day)
  const days = [...Map.groupBy(news.data?.facts ?? [], dayOf)].sort(([one], [other]) => (one < other ? 1 : -1))
  return (
    <Card title={t('news.title')} note={t('news.note')} flush>
      {news.data === undefined ? (
        <Waiting on={news}>
          <Skeleton lines={4} height={36} />
        </Waiting>
      ) : days.length === 0 ? (
        <p className={styles.quiet}>{t('news.none')}</p>
      ) : (
        days.map(([day, facts]) => (
          <section key={day} className={styles.newsDay}>
            <h3 className="dim text-12 semibold">
              <DayName day={day} />
            </h3>
            <ul className="stack gap-10">
              {facts.map((fact) => (
                <Fact key={JSON.stringify(fact)} fact={fact} />
              ))}
            </ul>
          </section>
        ))
      )}
    </Card>
  )
}

function DayName({ day }: { day: string }) {
  const { t } = useTranslation('me')
  return useToday() === day ? t('today') : formatDay(day, 'DD/MM/YYYY')
}

function Fact({ fact }: { fact: NewsFact }) {
  const zone = useZone()
  return (
    <li className={styles.fact}>
      <FactIcon fact={fact} />
      <p className="stack gap-2 shrink">
        <FactWords fact={fact} />
      </p>
      {'at' in fact ? (
        <time className="dim text-12" dateTime={fact.at}>
          {formatTime(fact.at, zone)}
        </time>
      ) : null}
    </li>
  )
}

function FactIcon({ fact }: { fact: NewsFact }) {
  const icon = { size: 18, stroke: 1.6, className: 'muted', 'aria-hidden': true } as const
  if (fact.kind === 'moved') return <IconCalendarTime {...icon} />
  if (fact.kind === 'off') return <IconCalendarOff {...icon} />
  if (fact.kind === 'lineup') return <IconShirt {...icon} />
  if (fact.kind === 'coach') return <IconUserStar {...icon} />
  if (fact.kind === 'suspended') return <IconCards {...icon} />
  return fact.price['0'] < fact.before['0'] ? <IconTrendingDown {...icon} /> : <IconTrendingUp {...icon} />
}

function FactWords({ fact }: { fact: NewsFact }) {
  const { t } = useTranslation('me')
  const { t: common } = useTranslation()
  const zone = useZone()
  const format = useSetting('odds_format')
  const language = useSetting('language')
  if (fact.kind === 'coach') return <TeamWords team={fact.team}>{t('news.coach')}</TeamWords>
  if (fact.kind === 'suspended') {
    return <TeamWords team={fact.team}>{t('news.suspended', { count: fact.players })}</TeamWords>
  }
  const { match } = fact
  const when = (at: string, known: boolean) =>
    [formatDate(at, known ? zone : 0, 'DD/MM'), known ? formatTime(at, zone) : null].filter(Boolean).join(' ')
  if (fact.kind === 'lineup') return <MatchWords match={match} words={t('news.lineup')} />
  if (fact.kind === 'moved') {
    return (
      <MatchWords
        match={match}
        words={t('news.moved', { when: when(match.start_dt, match.kickoff_known) })}
        note={t('news.was', { when: when(fact.was, fact.was_known) })}
      />
    )
  }
  if (fact.kind === 'off') {
    const key = STATES.find(({ id }) => id === fact.status)?.key
    return <MatchWords match={match} words={key === undefined || key === 'unused' ? '' : common(`state.${key}.name`)} />
  }
  const side = { '1': match.home, X: t('news.draw'), '2': match.away }[fact.side]
  const prices = [fact.before, fact.price].map((price) => priceText(price, format, language)).join(' → ')
  return (
    <MatchWords
      match={match}
      words={fact.side === 'X' ? `${side} ${prices}` : t('news.toWin', { team: side, prices })}
      note={fact.bookmaker ?? undefined}
    />
  )
}

type MatchFact = Extract<NewsFact, { at: string }>

function MatchWords({ match, words, note }: { match: MatchFact['match']; words: string; note?: string | undefined }) {
  return (
    <>
      <span className="text-13">
        <Link {...matchPath(match.id, match.country_id)} preload={false} className="semibold hover-underline">
          {`${match.home} – ${match.away}`}
        </Link>
        {`: ${words}`}
      </span>
      {note === undefined ? null : <span className="dim text-12">{note}</span>}
    </>
  )
}

function TeamWords({ team, children }: { team: { id: number; name: string }; children: ReactNode }) {
  return (
    <span className="text-13">
      <Link {...teamPath(team.id)} preload={false} className="semibold hover-underline">
        {team.name}
      </Link>
      {': '}
      {children}
    </span>
  )
}
