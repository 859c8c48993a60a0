import { useNumbers } from '../../../app/use-numbers.ts'

/** A chance in whole per cent; one that is neither certain nor impossible never looks so. */
export function useChance(): (share: number) => string {
  const { whole, inPercent } = useNumbers()
  return (share) => {
    if (share === 0 || share === 1) return inPercent(whole(share * 100))
    if (share < 0.01) return inPercent('< 1')
    return share > 0.99 ? inPercent('> 99') : inPercent(whole(share * 100))
  }
}
