import { type ComponentType, Suspense, startTransition, useEffect, useState } from 'react'
import { needTexts, useApp } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { whenIdle } from '../../../app/idle.ts'
import { Box } from './side-boxes.tsx'
import styles from './side-column.module.css'

/** The boxes that look teams up: their code comes once the browser has nothing more urgent to do. */
export function LaterBoxes() {
  const app = useApp()
  const [Boxes, setBoxes] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        // With their texts: a component that suspends after its first render loses its place in a transition.
        Promise.all([import('./finder-boxes.tsx'), needTexts(app, 'pair-chooser')]).then(
          ([{ FinderBoxes }]) => startTransition(() => setBoxes(() => FinderBoxes)),
          () => {
            // Without them everything else on the page works.
          },
        )
      }),
    [app],
  )
  return <Suspense fallback={<EmptyBoxes />}>{Boxes ? <Boxes /> : <EmptyBoxes />}</Suspense>
}

/** The same boxes with nothing to type into yet. */
function EmptyBoxes() {
  const { t } = useTranslation('upcoming')
  return (
    <>
      <Box title={t('side.findTeam')}>
        <div className={styles.field} />
      </Box>
      <Box title={t('side.compare')}>
        <div className={styles.field} />
        <div className={styles.field} />
      </Box>
    </>
  )
}
