import { useNumbers } from '../../../app/use-numbers.ts'

/** A chance in whole per cent; what is neither certain nor impossible never looks so. */
export function useChance(): (share: number) => string {
  const { whole } = useNumbers()
  return (share) => {
    if (share === 0 || share === 1) return `${whole(share * 100)} %`
    if (share < 0.01) return '< 1 %'
    return share > 0.99 ? '> 99 %' : `${whole(share * 100)} %`
  }
}
