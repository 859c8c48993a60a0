import type { ConsoleTask } from '@touchline/contract'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useConsoleWords } from '../console-words.ts'
import styles from './tasks.module.css'

/** Long work: running tasks with their progress, and the latest finished ones. */
export function TaskList({ tasks }: { tasks: readonly ConsoleTask[] }) {
  const { t } = useTranslation('console')
  const { when } = useConsoleWords()
  if (tasks.length === 0) return <p className={styles.none}>{t('audit.none')}</p>
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.id} className={styles.task}>
          <span className="row wrap between gap-8">
            <b className="break-anywhere">
              {t(`backups.task.${task.kind}`)} {task.kind === 'backup' ? null : task.subject}
            </b>
            <span className={styles.state} data-state={task.state}>
              {t(`backups.taskState.${task.state}`)}
            </span>
          </span>
          <span className="dim text-12">
            {task.actor} · {when(task.started_at)}
          </span>
          {task.state === 'running' ? (
            <Bar done={task.done} of={task.of} label={t(`backups.task.${task.kind}`)} />
          ) : null}
          {task.state === 'cut_off' ? (
            <span className="warning text-13">{t(task.kind === 'import' ? 'data.importCut' : 'backups.taskCut')}</span>
          ) : null}
          {task.kind === 'import' && task.state === 'done' ? <Imported outcome={task.outcome ?? {}} /> : null}
          {task.error === null ? null : <span className="bad text-13 break-anywhere">{task.error}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The results of an import, and the refused parts of the file. */
function Imported({ outcome }: { outcome: NonNullable<ConsoleTask['outcome']> }) {
  const { t } = useTranslation('console')
  const count = (name: string) => Number(outcome[name] ?? 0)
  const problems = Array.isArray(outcome.problems) ? outcome.problems : []
  return (
    <>
      <span className="muted text-13">
        {t('data.importOutcome', {
          inserted: count('inserted'),
          updated: count('updated'),
          unchanged: count('unchanged'),
          refused: count('refused'),
        })}
      </span>
      {problems.map((problem) => (
        <span key={problem} className="warning text-12 break-anywhere">
          {problem}
        </span>
      ))}
    </>
  )
}

/** A bar of progress; indeterminate while the total is unknown. */
export function Bar({ done, of, label }: { done: number; of: number; label: string }) {
  return <progress className={styles.bar} aria-label={label} {...(of > 0 && { value: Math.min(done, of), max: of })} />
}
