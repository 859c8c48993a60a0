import { STATE } from '@touchline/football'
import { Suspense } from 'react'
import { useSession } from '../../app/app.ts'
import { lazyPart } from '../../app/lazy-part.ts'

const RowChances = lazyPart(() => import('../chances/row-chances.tsx'), 'RowChances')

/** The parts of a match in which its 90 minutes can be forecast. */
const FORECAST: ReadonlySet<number> = new Set([STATE.first_half, STATE.half_time, STATE.second_half])

interface LiveChancesProps {
  id: number
  state: number
  home: string
  away: string
}

/** Keeps the place of the line in the row, so that nothing moves when the chances come. */
const PLACE = <div data-chances="" hidden />

/** The chances of a match in its row, for members while it is played; their code comes when the first row has some. */
export function LiveChances({ state, ...match }: LiveChancesProps) {
  const session = useSession()
  if (session.state === 'visitor' || !FORECAST.has(state)) return null
  if (session.state === 'unknown') return PLACE
  return (
    <Suspense fallback={PLACE}>
      <RowChances {...match} />
    </Suspense>
  )
}
