import { IconBallFootballOff } from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { NoticePage } from '../../ui/states/notice-page.tsx'

/** A match that neither the match page's own list nor the fixtures know. */
export function MatchUnknown({ mid }: { mid: number }) {
  const { t } = useTranslation('match')
  return <NoticePage icon={IconBallFootballOff} home title={t('unknown.title')} text={t('unknown.text', { id: mid })} />
}

/** An address without a usable match number. */
export function MatchMalformed() {
  const { t } = useTranslation('match')
  return <NoticePage icon={IconBallFootballOff} home title={t('malformed.title')} text={t('malformed.text')} />
}
