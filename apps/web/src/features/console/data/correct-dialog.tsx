import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select, TextField } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import consoleStyles from '../console.module.css'
import { useConsoleWords } from '../console-words.ts'
import { useFailure } from '../use-failure.ts'
import styles from './data.module.css'
import { correctableQuery, correctionsQuery, type Found } from './data-queries.ts'

type Fixture = Found['fixtures'][number]
type Thing = Found['things'][number]
type Chosen = { fixture: Fixture } | { thing: Thing }

const MIN_LETTERS = 2
const STATES = ['finished', 'awarded', 'postponed', 'cancelled', 'abandoned'] as const
type State = (typeof STATES)[number]

/** Finds the wrong data, then corrects it. */
export function CorrectDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('console')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  return (
    <Dialog title={t('data.add')} onClose={onClose}>
      {chosen === null ? (
        <Search onChoose={setChosen} />
      ) : (
        <Correct chosen={chosen} onBack={() => setChosen(null)} onClose={onClose} />
      )}
    </Dialog>
  )
}

function Search({ onChoose }: { onChoose(chosen: Chosen): void }) {
  const { t } = useTranslation('console')
  const { when } = useConsoleWords()
  const [q, setQ] = useState('')
  const sought = q.trim()
  const asked = useQuery({ ...correctableQuery(sought), enabled: sought.length >= MIN_LETTERS })
  const { data } = asked
  const isEmpty = data !== undefined && data.fixtures.length + data.things.length === 0
  return (
    <div className={consoleStyles.form}>
      <TextField
        label={t('data.find')}
        hint={t('data.findHint')}
        search
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      {sought.length < MIN_LETTERS ? null : data === undefined ? (
        <Waiting on={asked} bare>
          <Skeleton lines={4} height={40} />
        </Waiting>
      ) : isEmpty ? (
        <p className="muted text-13">{t('data.nothingFound')}</p>
      ) : (
        <ul className={styles.found}>
          {data.fixtures.map((fixture) => (
            <li key={fixture.id}>
              <button type="button" className={styles.pick} onClick={() => onChoose({ fixture })}>
                <b className="shrink">
                  {fixture.home} – {fixture.away}
                </b>
                <span className="muted text-12">
                  {when(fixture.kickoff)} {fixture.result}
                </span>
              </button>
            </li>
          ))}
          {data.things.map((thing) => (
            <li key={`${thing.target} ${thing.id}`}>
              <button type="button" className={styles.pick} onClick={() => onChoose({ thing })}>
                <b className="shrink">{thing.name}</b>
                <span className="muted text-12">{t(`data.target.${thing.target}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface CorrectProps {
  chosen: Chosen
  onBack(): void
  onClose(): void
}

function Correct({ chosen, onBack, onClose }: CorrectProps) {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const failure = useFailure()
  const fixture = 'fixture' in chosen ? chosen.fixture : null
  const [kind, setKind] = useState<'result' | 'kickoff'>('result')
  const [state, setState] = useState<State>('finished')
  const [goals, setGoals] = useState(() => fixture?.result.split('–') ?? ['', ''])
  const [day, setDay] = useState(fixture?.kickoff.slice(0, 10) ?? '')
  const [time, setTime] = useState(fixture?.kickoff.slice(11, 16) ?? '')
  const [name, setName] = useState('thing' in chosen ? chosen.thing.name : '')
  const [reason, setReason] = useState('')
  const { busy, notice, setNotice, submit } = useAction((error) =>
    error instanceof ApiError && error.code === 'conflict' ? t('data.inForceAlready') : failure(error),
  )
  const needsGoals = state === 'finished' || state === 'awarded'

  async function save() {
    const body = correctionOf()
    if (typeof body === 'string') return body
    await callApi('POST /console/data/corrections', { body: { ...body, reason } })
    say({ text: t('data.saved') })
    await queries.invalidateQueries({ queryKey: correctionsQuery().queryKey })
    onClose()
    return null
  }

  /** The correction to send; an error where something is missing. */
  function correctionOf() {
    if ('thing' in chosen) {
      const { target, id } = chosen.thing
      if (name.trim() === '') return t('data.wrongName')
      return { kind: 'name' as const, target, target_id: id, value: { name: name.trim() } }
    }
    const of = { target: 'fixture' as const, target_id: chosen.fixture.id }
    if (kind === 'kickoff') {
      const kickoff = new Date(`${day}T${time}:00Z`)
      if (Number.isNaN(kickoff.getTime())) return t('data.wrongKickoff')
      return { ...of, kind, value: { kickoff: kickoff.toISOString() } }
    }
    if (!needsGoals) return { ...of, kind, value: { state } }
    const [home, away] = goals.map((one) => (/^\d{1,2}$/.test(one.trim()) ? Number(one) : null))
    if (home == null || away == null) return t('data.wrongGoals')
    return { ...of, kind, value: { state, home, away } }
  }

  const setGoal = (at: 0 | 1, text: string) => {
    setNotice(null)
    setGoals((old) => (at === 0 ? [text, old[1] ?? ''] : [old[0] ?? '', text]))
  }
  return (
    <Form className={consoleStyles.form} onSubmit={submit(save)}>
      <p className="semibold break-anywhere">
        {'fixture' in chosen ? `${chosen.fixture.home} – ${chosen.fixture.away}` : chosen.thing.name}
      </p>
      {fixture === null ? (
        <TextField
          label={t('data.newName')}
          maxLength={100}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setNotice(null)
          }}
        />
      ) : (
        <>
          <Select<'result' | 'kickoff'>
            label={t('data.whatIs')}
            options={(['result', 'kickoff'] as const).map((value) => ({ value, label: t(`data.kind.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
          {kind === 'result' ? (
            <>
              <Select<State>
                label={t('data.stateIs')}
                options={STATES.map((value) => ({ value, label: t(`data.states.${value}`) }))}
                value={state}
                onChange={setState}
              />
              {needsGoals ? (
                <div className={styles.two}>
                  <TextField
                    label={t('data.homeGoals', { team: fixture.home })}
                    inputMode="numeric"
                    value={goals[0] ?? ''}
                    onChange={({ target }) => setGoal(0, target.value)}
                  />
                  <TextField
                    label={t('data.awayGoals', { team: fixture.away })}
                    inputMode="numeric"
                    value={goals[1] ?? ''}
                    onChange={({ target }) => setGoal(1, target.value)}
                  />
                </div>
              ) : null}
            </>
          ) : (
            <div className={styles.two}>
              <TextField
                label={t('data.kickoffDay')}
                type="date"
                value={day}
                onChange={({ target }) => setDay(target.value)}
              />
              <TextField
                label={t('data.kickoffTime')}
                type="time"
                value={time}
                onChange={({ target }) => setTime(target.value)}
              />
            </div>
          )}
        </>
      )}
      <TextField
        label={t('members.reason')}
        maxLength={300}
        value={reason}
        error={notice}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex wrap justify-end gap-10">
        <Button onClick={onBack}>{t('data.another')}</Button>
        <Button type="submit" look="primary" busy={busy}>
          {t('data.save')}
        </Button>
      </div>
    </Form>
  )
}
