import { Link } from '@tanstack/react-router'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { playerPath } from '../../../app/paths.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Portrait } from '../../../ui/entities/portrait.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Known } from '../../../ui/states/known-in.tsx'
import type { ScorerEntry, ScorerList } from './scorers.model.ts'
import styles from './scorers.module.css'

const AT_FIRST = 10

/** The top of one list with bars relative to the first; a click shows all. */
export function ScorerCard({ list, entries }: { list: ScorerList; entries: readonly ScorerEntry[] | null }) {
  const { t } = useTranslation('team')
  const [all, setAll] = useState(false)
  const shown = all ? entries : entries?.slice(0, AT_FIRST)
  const most = entries?.[0]?.value ?? 1
  return (
    <Card title={t(`scorers.${list}`)} note={entries?.length || undefined} level={3} flush>
      {entries === null || entries.length === 0 ? (
        <p className={styles.none}>{t(entries === null ? 'scorers.unknown' : `scorers.no.${list}`)}</p>
      ) : (
        <ol className={styles.list}>
          {shown?.map((entry, index) => (
            <Row key={entry.scorer.player_id} place={index + 1} entry={entry} most={most} />
          ))}
        </ol>
      )}
      {entries !== null && !all && entries.length > AT_FIRST ? (
        <div className={styles.foot}>
          <Button look="quiet" size="small" onClick={() => setAll(true)}>
            {t('scorers.all', { count: entries.length })}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}

function Row({ place, entry, most }: { place: number; entry: ScorerEntry; most: number }) {
  const { t } = useTranslation('team')
  const { whole } = useNumbers()
  const { scorer, value, cards, known } = entry
  const { id, common_name, image_path } = scorer.player
  const share = (count: number) => ({ '--share': count / most }) as CSSProperties
  return (
    <li className={styles.row}>
      <span className={styles.place}>{place}</span>
      <Portrait src={image_path} size={32} />
      <span className={styles.middle}>
        <Link {...playerPath(id)} preload={false} className={styles.name}>
          {common_name}
        </Link>
        <span className={styles.track} aria-hidden="true">
          {cards === undefined ? (
            <span className={styles.bar} style={share(value)} />
          ) : (
            <>
              <span className={styles.bar} data-card="yellow" style={share(cards.yellow)} />
              <span className={styles.bar} data-card="red" style={share(cards.red)} />
            </>
          )}
        </span>
      </span>
      {cards === undefined ? null : (
        <span className="row gap-4 muted text-13">
          {(['yellow', 'red'] as const).map((colour) => (
            <span
              key={colour}
              className={styles.cardCount}
              data-none={cards[colour] === 0 || undefined}
              aria-hidden="true"
            >
              <span className={styles.card} data-card={colour} />
              {cards[colour]}
            </span>
          ))}
          <span className="visually-hidden">{t('scorers.split', cards)}</span>
        </span>
      )}
      <b className={styles.value}>
        <Known known={known}>{whole(value)}</Known>
      </b>
    </li>
  )
}
