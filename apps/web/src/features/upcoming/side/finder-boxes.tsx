import { useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import type { ChosenPair } from '../../../ui/pair-chooser/pair.ts'
import { PairChooser } from '../../../ui/pair-chooser/pair-chooser.tsx'
import { FindTeam } from './find-team.tsx'
import { Box } from './side-boxes.tsx'
import styles from './side-column.module.css'

/** The boxes of the left column that look teams up. */
export function FinderBoxes() {
  const { t } = useTranslation('upcoming')
  const [pair, setPair] = useState<ChosenPair>({ home: null, away: null })
  return (
    <>
      <FindTeam />
      <Box title={t('side.compare')}>
        <div className={styles.padded}>
          <PairChooser pair={pair} onPair={setPair} />
        </div>
      </Box>
    </>
  )
}
