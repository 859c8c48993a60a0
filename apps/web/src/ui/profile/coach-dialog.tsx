import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { coachPath } from '../../app/paths.ts'
import { callQuery } from '../../app/queries.ts'
import { buttonClass } from '../controls/button.tsx'
import { Dialog } from '../layout/dialog.tsx'
import { AccessMessage, useRefusal } from '../states/access-message.tsx'
import { ErrorState, Skeleton } from '../states/states.tsx'
import { BirthDate } from './birth-date.tsx'
import { Facts, Person } from './person.tsx'
import styles from './profile.module.css'

interface CoachFacts {
  date_of_birth: string | null
  country: { name: string; code: string } | null
}

interface CoachDialogProps {
  /** Birth date and country are requested by id where they are missing. */
  coach: { id: number; name: string; common_name: string; image_path: string } & Partial<CoachFacts>
  onClose(): void
}

/** A coach's names, birth date and country, with a link to the coach's page in a new tab. */
export function CoachDialog({ coach, onClose }: CoachDialogProps) {
  // Waits for the texts before anything with state is rendered.
  useTranslation('profile')
  return (
    <Dialog title={coach.common_name} place="sheet" onClose={onClose}>
      <Coach coach={coach} />
    </Dialog>
  )
}

function Coach({ coach }: Pick<CoachDialogProps, 'coach'>) {
  const { t } = useTranslation('profile')
  const given =
    coach.date_of_birth === undefined || coach.country === undefined
      ? null
      : { date_of_birth: coach.date_of_birth, country: coach.country }
  const asked = useQuery({
    ...callQuery('GET /v3/coach/info/{id}', { params: { id: coach.id } }),
    staleTime: 10 * 60_000,
    enabled: given === null,
  })
  const refusal = useRefusal(given === null ? asked.data?.type : 2)
  const facts: CoachFacts | null = given ?? (asked.data?.type === 2 ? asked.data : null)
  return (
    <div className={styles.content}>
      <Person
        image={coach.image_path}
        name={coach.common_name}
        fullName={coach.name}
        country={facts?.country ?? null}
        link={
          <Link
            {...coachPath(coach.id)}
            target="_blank"
            preload={false}
            aria-label={t('moreLong', { name: coach.common_name })}
            className={buttonClass({ look: 'plain' })}
          >
            {t('more')}
            <IconExternalLink size={16} stroke={1.8} aria-hidden="true" />
          </Link>
        }
      />
      {facts ? (
        <Facts facts={[{ label: t('born'), value: <BirthDate on={facts.date_of_birth} /> }]} />
      ) : refusal ? (
        <AccessMessage refusal={refusal} />
      ) : asked.error ? (
        <ErrorState error={asked.error} onRetry={() => void asked.refetch()} busy={asked.isFetching} />
      ) : (
        <Skeleton lines={1} height={56} />
      )}
    </div>
  )
}
