import { IconLock } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { AccessType } from '@touchline/contract'
import { useEffect } from 'react'
import { useSession } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { buttonClass } from '../controls/button.tsx'
import { noteReturnTo } from '../return-to.ts'
import styles from './access-message.module.css'

/** Why gated data is not shown: no login, no plan, a plan that has run out. */
export type AccessRefusal = 'notlogin' | 'notsubscribe' | 'expiredsubscribe'

const REFUSALS = { 0: 'notsubscribe', 1: 'expiredsubscribe', 2: null } as const satisfies Record<
  AccessType,
  AccessRefusal | null
>

/** The refusal in a gated answer's `type`; null for access, and before there is an answer. */
export const refusalOf = (type: AccessType | undefined): AccessRefusal | null =>
  type === undefined ? null : REFUSALS[type]

/**
 * Why the viewer has no access to gated data, null with access; undefined while unknown.
 * @param type of the gated answer; undefined before there is one
 */
export function useRefusal(type: AccessType | undefined): AccessRefusal | null | undefined {
  const { state } = useSession()
  if (state === 'visitor') return 'notlogin'
  if (state === 'unknown' || type === undefined) return undefined
  return refusalOf(type)
}

interface AccessMessageProps {
  refusal: AccessRefusal
  /** The words of a page that has its own for this. */
  text?: string
}

/** A warning in the place of gated data, with the way to it: the login, which leads back here, or the plans. */
export function AccessMessage({ refusal, text }: AccessMessageProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.message} role="alert">
      <IconLock className="warning" size={20} stroke={1.8} aria-hidden="true" />
      <p>{text ?? t(`message.${refusal}`)}</p>
      {refusal === 'notlogin' ? (
        <Link
          to="/login"
          // The address at the moment of the press, filters included.
          search={{ next: typeof location === 'undefined' ? '/' : location.pathname + location.search }}
          className={buttonClass({ look: 'primary', size: 'small' })}
        >
          {t('nav.login')}
        </Link>
      ) : (
        <Link to="/subscription" onClick={noteReturnTo} className={buttonClass({ look: 'primary', size: 'small' })}>
          {t('message.seePlans')}
        </Link>
      )}
    </div>
  )
}

/** The page that explains a refusal, by the `type` of the gated answer. */
const PAGES = { 0: 'not-paid', 1: 'expired', 2: null } as const satisfies Record<AccessType, string | null>

/** Replaces a page for subscribers with the page of the plans. @param type undefined before there is an answer */
export function useRedirectToPlans(type: AccessType | undefined): void {
  const navigate = useNavigate()
  const page = type === undefined ? null : PAGES[type]
  useEffect(() => {
    if (page === null) return
    noteReturnTo()
    void navigate({ to: '/message/subscribe/$type', params: { type: page }, replace: true })
  }, [page, navigate])
}
