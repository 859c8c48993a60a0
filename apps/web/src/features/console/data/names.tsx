import { IconCheck, IconClock, IconEqual, IconEqualNot, IconMinus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { useConsoleWords } from '../console-words.ts'
import { sourceName } from '../source-names.ts'
import { useChange } from '../use-change.ts'
import styles from './data.module.css'
import { type Decision, namesQuery, type Proposal } from './data-queries.ts'

const KEYS = { j: 'join', k: 'apart' } as const

/** Names that may be one team, with the evidence; one click decides, and decisions can be undone. */
export function Names({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('console')
  const asked = useQuery(namesQuery())
  const { busy, decide } = useDecide()
  const { data } = asked
  const first = data?.proposals[0]
  const press = useEffectEvent(({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
    const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select') !== null
    const to = KEYS[key.toLowerCase() as keyof typeof KEYS]
    if (to === undefined || first === undefined || !mayChange || isTyping || ctrlKey || metaKey) return
    void decide(first, to)
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  if (data === undefined) {
    return (
      <Waiting on={asked}>
        <Skeleton lines={4} height={96} />
      </Waiting>
    )
  }
  return (
    <>
      <Card title={t('data.names')} note={t('data.namesNote')} flush>
        {data.proposals.length === 0 ? (
          <EmptyState title={t('data.namesNone')} text={t('data.namesNoneText')} />
        ) : (
          <ul>
            {data.proposals.map((one) => (
              <Pair
                key={`${one.team.id} ${one.is.id}`}
                proposal={one}
                busy={busy}
                onDecide={mayChange ? (to) => void decide(one, to) : null}
              />
            ))}
          </ul>
        )}
      </Card>
      {data.decisions.length === 0 ? null : (
        <Card title={t('data.decided')} flush>
          <ul>
            {data.decisions.map((one) => (
              <Decided key={one.id} decision={one} mayChange={mayChange} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function useDecide() {
  const { t } = useTranslation('console')
  const { busy, change } = useChange(namesQuery().queryKey)
  const decide = ({ team, is }: Proposal, to: 'join' | 'apart') => {
    const body = { team: team.id, is: is.id }
    return to === 'join'
      ? change(
          () => callApi('POST /console/data/names/join', { body }),
          t('data.didJoin', { name: team.name, team: is.name }),
        )
      : change(() => callApi('POST /console/data/names/apart', { body }), t('data.didApart'))
  }
  return { busy, decide }
}

interface PairProps {
  proposal: Proposal
  busy: boolean
  /** Null for who may only look. */
  onDecide: ((to: 'join' | 'apart') => void) | null
}

function Pair({ proposal, busy, onDecide }: PairProps) {
  const { t } = useTranslation('console')
  const { source, team, is, votes, of, alike, same_country, other_squad, waiting, recommended } = proposal
  const names = { name: team.name, team: is.name }
  const Sign = recommended === 'join' ? IconEqual : IconEqualNot
  const button = (to: 'join' | 'apart') => (
    <Button
      size="small"
      look={recommended === to ? 'primary' : 'plain'}
      disabled={busy}
      aria-label={t(`data.${to}Of`, names)}
      onClick={() => onDecide?.(to)}
    >
      {t(`data.${to}`)}
    </Button>
  )
  return (
    <li className={styles.pair}>
      <div className={styles.sides}>
        <div className={styles.side}>
          <b>{team.name}</b>
          <span className="muted text-12">{sourceName(source)}</span>
        </div>
        <Sign size={20} className={recommended === 'join' ? 'accent' : 'dim'} aria-hidden="true" />
        <div className={styles.side}>
          <b>{is.name}</b>
          <span className="muted text-12">#{is.id}</span>
        </div>
      </div>
      <div className="row wrap between gap-10">
        <ul className="row wrap gap-6">
          <Chip speaks={votes * 5 >= of * 4}>{t('data.votes', { votes, of })}</Chip>
          <Chip speaks={alike >= 0.6 ? true : null}>{t('data.alike', { share: Math.round(alike * 100) })}</Chip>
          <Chip speaks={same_country}>{t(same_country ? 'data.sameCountry' : 'data.otherCountry')}</Chip>
          {other_squad ? <Chip speaks={false}>{t('data.otherSquad')}</Chip> : null}
        </ul>
        {onDecide === null ? null : (
          <div className="row gap-8">
            {button('join')}
            {button('apart')}
          </div>
        )}
      </div>
      {waiting === 0 ? null : (
        <p className="warning text-13 row gap-6">
          <IconClock size={16} aria-hidden="true" />
          {t('data.waiting', { count: waiting })}
        </p>
      )}
      {recommended === 'apart' ? <p className="muted text-13">{t('data.adviseApart')}</p> : null}
    </li>
  )
}

/** A piece of evidence. @param speaks for it, against it, or neither */
function Chip({ speaks, children }: { speaks: boolean | null; children: string }) {
  const [Icon, colour] = speaks === null ? [IconMinus, 'dim'] : speaks ? [IconCheck, 'good'] : [IconX, 'bad']
  return (
    <li className={styles.chip}>
      <Icon size={14} className={colour} aria-hidden="true" />
      {children}
    </li>
  )
}

function Decided({ decision, mayChange }: { decision: Decision; mayChange: boolean }) {
  const { t } = useTranslation('console')
  const { when } = useConsoleWords()
  const { busy, change } = useChange(namesQuery().queryKey)
  const { id, decided, name, team, moved, actor, at, undone } = decision
  const undo = () => change(() => callApi('POST /console/data/names/undo', { body: { id } }), t('data.didUndo'))
  return (
    <li className={styles.line}>
      <div className="stack gap-2 shrink break-anywhere">
        <span>
          {decided === 'joined' ? t('data.joined', { name, team, count: moved }) : t('data.keptApart', { name, team })}
        </span>
        <span className="dim text-12">
          {actor} · {when(at)}
          {undone ? ` · ${t('data.undone')}` : null}
        </span>
      </div>
      {undone || !mayChange ? null : (
        <Button size="small" busy={busy} aria-label={t('data.undoOf', { name })} onClick={() => void undo()}>
          {t('data.undo')}
        </Button>
      )}
    </li>
  )
}
