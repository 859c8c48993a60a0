import { useQuery } from '@tanstack/react-query'
import type { LiveChances } from '@touchline/contract'
import type { CallAnswer } from '../../app/api/api.ts'
import { ChanceLine } from './chance-line.tsx'
import { type CHANCES_CALL, chancesQuery } from './chances-queries.ts'
import styles from './row-chances.module.css'

interface RowChancesProps {
  id: number
  home: string
  away: string
}

/** The chances of a match in the last line of its row, which is empty until they come and where there are none; nothing for who may not see them. */
export function RowChances({ id, home, away }: RowChancesProps) {
  const { data, isError } = useQuery({ ...chancesQuery(), select: (answer) => chancesOf(answer, id) })
  if (isError || data?.refused) return null
  const chances = data?.chances
  return (
    <div className={styles.row} data-chances="">
      {chances ? <ChanceLine chances={chances} estimated={chances.estimated} home={home} away={away} /> : null}
    </div>
  )
}

const chancesOf = (
  answer: CallAnswer<typeof CHANCES_CALL>,
  id: number,
): { refused: boolean; chances?: LiveChances | undefined } =>
  answer.type === 2
    ? { refused: false, chances: answer.chances.find(({ match_id }) => match_id === id) }
    : { refused: true }
