import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { copyText } from '../../../ui/share/copy-text.ts'
import account from '../account/account.module.css'
import styles from './second-factor.module.css'

/** The codes that replace a second factor, shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const { t } = useTranslation('settings')
  return (
    <Dialog title={t('own.recoveryTitle')} onClose={onClose}>
      <div className={account.confirm}>
        <p>{t('own.recoveryText')}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="flex wrap justify-end gap-10">
          <Button onClick={() => void copyText(codes.join('\n')).then(() => say({ text: t('own.recoveryCopied') }))}>
            {t('own.recoveryCopy')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t('own.recoveryDone')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
