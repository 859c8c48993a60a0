import { useTranslation } from '../../app/i18n/use-translation.ts'
import { install, installing } from '../../app/offline/install.ts'
import { useStore } from '../../app/store.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'

/** Puts the site on the home screen, where the browser offers that; others say how. */
export function AppCard() {
  const { t } = useTranslation('settings')
  const state = useStore(installing, () => 'unknown' as const)
  return (
    <Card title={t('app.label')}>
      <div className="stack gap-10 items-start">
        <p className="muted">{t('app.installText')}</p>
        {state === 'installed' ? (
          <p className="semibold">{t('app.installed')}</p>
        ) : state === 'unknown' ? (
          <p className="dim text-13">{t('app.ios')}</p>
        ) : (
          <Button look="primary" onClick={() => void install()}>
            {t('app.install')}
          </Button>
        )}
      </div>
    </Card>
  )
}
