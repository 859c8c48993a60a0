import { Link } from '@tanstack/react-router'
import type { ConsoleTask, MemberImportReport } from '@touchline/contract'
import { useState } from 'react'
import { type CallAnswer, callApi } from '../../../../app/api/api.ts'
import { useTranslation } from '../../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../../app/use-numbers.ts'
import { Button, buttonClass } from '../../../../ui/controls/button.tsx'
import { Checkbox } from '../../../../ui/controls/fields.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { useConsoleWords } from '../../console-words.ts'
import { Bar } from '../../tasks/task-list.tsx'
import { useChange } from '../../use-change.ts'
import { memberImportQuery } from '../members-queries.ts'
import styles from './import.module.css'

type State = CallAnswer<'GET /console/members/import'>

/** How far the file is: looked through, imported, cut off or failed, with what can be done next. */
export function ImportStage({ state, task }: { state: State; task: ConsoleTask }) {
  const { t } = useTranslation('console')
  const { when } = useConsoleWords()
  const { file, report } = state
  const isImport = task.kind === 'members'
  const title =
    task.state !== 'done' ? t(`backups.task.${task.kind}`) : t(isImport ? 'memberImport.done' : 'memberImport.checked')
  // A file that was removed after its check leaves nothing to say.
  if (!isImport && file === null && task.state !== 'running') return null
  return (
    <Card
      title={title}
      note={file === null ? task.subject : t('memberImport.waiting', { name: file.name, when: when(file.at) })}
    >
      <div className="stack gap-14" role="status">
        {task.state === 'running' ? <Bar done={task.done} of={task.of} label={t(`backups.task.${task.kind}`)} /> : null}
        {task.state === 'cut_off' ? (
          <p className="warning">
            {isImport ? t('memberImport.cut', { done: task.done, of: task.of }) : t('memberImport.cutCheck')}
          </p>
        ) : null}
        {task.state === 'failed' ? (
          <p className="bad break-anywhere">{t('memberImport.failed', { error: task.error ?? '' })}</p>
        ) : null}
        {report === null ? null : <Report report={report} names={isImport ? [...COUNTS, 'mailed'] : COUNTS} />}
        {task.state === 'running' ? null : <NextSteps state={state} task={task} />}
      </div>
    </Card>
  )
}

const COUNTS = ['added', 'known', 'granted', 'subscriptions', 'unchecked', 'refused'] as const
type Count = (typeof COUNTS)[number] | 'mailed'

function Report({ report, names }: { report: MemberImportReport; names: readonly Count[] }) {
  const { t } = useTranslation('console')
  const { whole } = useNumbers()
  const { problems, ignored, refused } = report
  const columns: Column<MemberImportReport['problems'][number]>[] = [
    { name: t('memberImport.line'), rowHead: true, className: 'tabular', cell: ({ line }) => whole(line) },
    { name: t('memberImport.column'), cell: ({ column }) => (column === null ? '–' : <code>{column}</code>) },
    { name: t('memberImport.fault'), cell: ({ fault }) => t(`memberImport.of.${fault}`) },
  ]
  return (
    <>
      <dl className={styles.counts}>
        {names.map((name) => (
          <div key={name} data-name={name} data-some={report[name] > 0 || undefined}>
            <dt className="muted text-12">{t(`memberImport.count.${name}`)}</dt>
            <dd className="text-20 bold tabular">{whole(report[name])}</dd>
          </div>
        ))}
      </dl>
      {report.unchecked > 0 ? <p className="muted text-13">{t('memberImport.uncheckedNote')}</p> : null}
      {ignored.length > 0 ? (
        <p className="muted text-13 break-anywhere">{t('memberImport.ignored', { columns: ignored.join(', ') })}</p>
      ) : null}
      {refused > 0 ? (
        <section className="stack gap-8">
          <h3 className="semibold">{t('memberImport.problems')}</h3>
          <p className="muted text-13">
            {t('memberImport.problemsNote')}
            {problems.length >= MAX_SHOWN ? ` ${t('memberImport.problemsMore', { shown: MAX_SHOWN })}` : ''}
          </p>
          <div className={styles.problems}>
            <DataTable
              caption={t('memberImport.problems')}
              columns={columns}
              rows={problems}
              keyOf={({ line, column, fault }) => `${line} ${column} ${fault}`}
            />
          </div>
        </section>
      ) : null}
    </>
  )
}

/** As many problems as the server names. */
const MAX_SHOWN = 500

function NextSteps({ state: { file, report }, task }: { state: State; task: ConsoleTask }) {
  const { t } = useTranslation('console')
  const { busy, change } = useChange(memberImportQuery().queryKey)
  const [mail, setMail] = useState(file?.mail ?? false)
  if (file === null) {
    return (
      <Link to="/console/$" params={{ _splat: 'members' }} search={{ order: 'joined' }} className={styles.link}>
        <span className={buttonClass({ look: 'plain' })}>{t('memberImport.listLink')}</span>
      </Link>
    )
  }
  const start = () => change(() => callApi('POST /console/members/import/start', { body: { mail } }), null)
  const check = () => change(() => callApi('POST /console/members/import/check'), null)
  const drop = () => change(() => callApi('POST /console/members/import/drop'), null)
  const isImport = task.kind === 'members'
  const taken = report === null ? null : report.added + report.known
  return (
    <>
      {taken === 0 ? <p>{t('memberImport.nothing')}</p> : null}
      {isImport || (taken !== null && taken > 0) ? (
        <div className="stack gap-4">
          <Checkbox checked={mail} onChange={({ target }) => setMail(target.checked)}>
            {t('memberImport.mail')}
          </Checkbox>
          <p className="dim text-12">{t('memberImport.mailHint')}</p>
        </div>
      ) : null}
      <div className="flex wrap gap-10">
        {isImport ? (
          <Button look="primary" busy={busy} onClick={() => void start()}>
            {t('memberImport.goOn')}
          </Button>
        ) : taken !== null && taken > 0 ? (
          <Button look="primary" busy={busy} onClick={() => void start()}>
            {t('memberImport.go', { count: taken })}
          </Button>
        ) : null}
        {isImport || report === null ? (
          <Button busy={busy} onClick={() => void check()}>
            {t('memberImport.again')}
          </Button>
        ) : null}
        <Button busy={busy} onClick={() => void drop()}>
          {t('memberImport.drop')}
        </Button>
      </div>
    </>
  )
}
