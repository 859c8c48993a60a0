import { IconBallFootballOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { NoticePage } from '../../ui/states/notice-page.tsx'

/** A match that neither the match page's own list nor the fixtures know. */
export function MatchUnknown({ mid }: { mid: number }) {
  const { t } = useTranslation('match')
  return <Notice title={t('unknown.title')} text={t('unknown.text', { id: mid })} />
}

/** An address without a usable match number. */
export function MatchMalformed() {
  const { t } = useTranslation('match')
  return <Notice title={t('malformed.title')} text={t('malformed.text')} />
}

function Notice({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation()
  return (
    <NoticePage icon={IconBallFootballOff} title={title} text={text}>
      <Link to="/matches" className={buttonClass({ look: 'primary' })}>
        {t('goHome')}
      </Link>
    </NoticePage>
  )
}
