import { IconArrowUp, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/fields.tsx'
import { useSettled } from '../settings-kit/use-settled.ts'
import styles from './site.module.css'
import { foundQuery, MAX_TOP, type NamedThing } from './site-queries.ts'

const MIN_LETTERS = 2

interface ThingListProps {
  kind: 'leagues' | 'clubs'
  things: readonly NamedThing[]
  onChange(things: NamedThing[]): void
}

/** Leagues or clubs in an order that arrows change; more are found by name. */
export function ThingList({ kind, things, onChange }: ThingListProps) {
  const { t } = useTranslation('console')
  const without = (id: number) => things.filter((one) => one.id !== id)
  const earlier = (at: number) => {
    const next = [...things]
    const [moved] = next.splice(at, 1)
    if (moved) next.splice(at - 1, 0, moved)
    onChange(next)
  }
  return (
    <fieldset className={styles.list}>
      <legend className="label">{t(`site.top.${kind}`)}</legend>
      {things.length === 0 ? <p className="muted text-13">{t('site.top.none')}</p> : null}
      <ol className={styles.things}>
        {things.map(({ id, name, country }, at) => (
          <li key={id} className={styles.thing}>
            <span className="stack shrink grow">
              <b className="truncate">{name}</b>
              <span className="muted text-12 truncate">{country}</span>
            </span>
            <Button
              icon
              size="small"
              look="quiet"
              disabled={at === 0}
              aria-label={t('site.top.earlier', { name })}
              title={t('site.top.earlier', { name })}
              onClick={() => earlier(at)}
            >
              <IconArrowUp size={16} aria-hidden="true" />
            </Button>
            <Button
              icon
              size="small"
              look="quiet"
              aria-label={t('site.top.remove', { name })}
              title={t('site.top.remove', { name })}
              onClick={() => onChange(without(id))}
            >
              <IconX size={16} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ol>
      {things.length < MAX_TOP ? (
        <Finder kind={kind} known={things} onPick={(thing) => onChange([...things, thing])} />
      ) : (
        <p className="dim text-12">{t('site.top.full', { most: MAX_TOP })}</p>
      )}
    </fieldset>
  )
}

interface FinderProps {
  kind: ThingListProps['kind']
  known: readonly NamedThing[]
  onPick(thing: NamedThing): void
}

function Finder({ kind, known, onPick }: FinderProps) {
  const { t } = useTranslation('console')
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const { data } = useQuery({ ...foundQuery(q), enabled: q.length >= MIN_LETTERS })
  const found = q.length < MIN_LETTERS || typed.trim() === '' ? [] : (data?.[kind] ?? [])
  const fresh = found.filter(({ id }) => !known.some((one) => one.id === id)).slice(0, 8)
  return (
    <>
      <TextField
        search
        type="search"
        label={t(`site.top.find.${kind}`)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className={styles.things}>
        {fresh.map((thing) => (
          <li key={thing.id}>
            <button
              type="button"
              className={styles.pick}
              onClick={() => {
                onPick(thing)
                setTyped('')
              }}
            >
              <b className="truncate">{thing.name}</b>
              <span className="muted text-12 truncate">{thing.country}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
