import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { searchTextToSend } from '@touchline/football'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useSession, useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { callQuery } from '../../app/queries.ts'
import { askedWords } from '../../app/search-open.ts'
import { TextField } from '../../ui/controls/fields.tsx'
import { useTyped } from '../../ui/controls/use-typed.ts'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { linkOf } from './hit-list.tsx'
import { countryHits, type Hit, type HitKind, hitGroups } from './hits.ts'
import { KindChoice } from './kind-choice.tsx'
import { keepSearches, recentSearches, withSearch } from './recent-searches.ts'
import styles from './search.module.css'
import { searchQuery } from './search-queries.ts'
import { SearchResults } from './search-results.tsx'

interface SearchDialogProps {
  onClose(): void
}

/** Finds leagues, teams, countries and, for members, people. Enter opens the active hit, which is the first unless another was chosen. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  // The texts may still be on their way: waited for here, where there is no state that React would have to take up again.
  useTranslation('search')
  return <OpenSearch onClose={onClose} />
}

function OpenSearch({ onClose }: SearchDialogProps) {
  const { t } = useTranslation('search')
  const common = useTranslation()
  const id = useId()
  const navigate = useNavigate()
  const language = useSetting('language')
  const member = useSession().state === 'member'
  const { data: bought } = useQuery({ ...callQuery('POST /check_subscription', {}), enabled: member })
  const { text, setText, wanted, at: lookFor } = useTyped(askedWords())
  const [kind, setKind] = useState<HitKind | null>(null)
  const query = useInfiniteQuery(searchQuery(wanted, member, kind))
  const [active, setActive] = useState(0)
  /** A text for which Enter was pressed before its hits arrived. */
  const [awaited, setAwaited] = useState<string | null>(null)
  const [searches, setSearches] = useState(recentSearches)
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)

  // After the browser has given the focus to the first thing in the dialog.
  useEffect(() => field.current?.focus(), [])

  const local = kind === 'country'
  const groups =
    wanted === null
      ? []
      : hitGroups(local ? [] : (query.data?.pages ?? []), countryHits(wanted, language), language).filter(
          ([one]) => kind === null || one === kind,
        )
  const hits = groups.flatMap(([, some]) => some)
  const shown = Math.min(active, hits.length - 1)
  useEffect(() => {
    if (shown >= 0) results.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  const remember = (next: string[]) => {
    setSearches(next)
    keepSearches(next)
  }
  const opened = () => {
    if (wanted !== null) remember(withSearch(searches, wanted.trim()))
    onClose()
  }
  const open = (hit: Hit) => {
    opened()
    void navigate(linkOf(hit))
  }
  const isCurrent = wanted === searchTextToSend(text) && (local || (!query.isFetching && !query.isPlaceholderData))
  useEffect(() => {
    if (awaited === null || awaited !== wanted || !isCurrent) return
    setAwaited(null)
    const [first] = hits
    if (first) open(first)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && hits.length > 0) {
      event.preventDefault()
      setActive(shown < 0 && step < 0 ? hits.length - 1 : (shown + step + hits.length) % hits.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const hit = hits[shown]
      if (hit && isCurrent) return open(hit)
      setAwaited(searchTextToSend(text))
      lookFor(text)
    }
  }

  return (
    <Dialog title={common.t('search.title')} place="top" onClose={onClose}>
      <div className={styles.bar}>
        <TextField
          label={t(member ? 'fieldMember' : 'field')}
          labelHidden
          search
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown >= 0 ? `${id}-${shown}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          ref={field}
          placeholder={t(member ? 'fieldMember' : 'field')}
          value={text}
          onChange={(event) => {
            setActive(0)
            setAwaited(null)
            setText(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
        <KindChoice
          member={member}
          kind={kind}
          onChange={(next) => {
            setActive(0)
            setKind(next)
          }}
        />
      </div>
      <div className={styles.results} ref={results}>
        <SearchResults
          id={id}
          text={text}
          wanted={wanted}
          groups={groups}
          active={shown}
          query={query}
          searches={searches}
          local={local}
          locked={!member || (bought !== undefined && (bought.expired || bought.subscribed === 0))}
          onAllKinds={kind === null ? null : () => setKind(null)}
          onActive={setActive}
          onOpen={opened}
          onLookFor={lookFor}
          onForgetAll={() => remember([])}
          onForget={(one) => remember(searches.filter((other) => other !== one))}
        />
      </div>
    </Dialog>
  )
}
