import type { BrandLogo, LogoFault, LogoRemoved } from '@touchline/contract'
import { ownThread } from '@touchline/runtime'
import type { LogoRead, LogoTask } from './logo.worker.ts'
import { logoSource } from './logo-file.ts'

/** A drawing that takes longer is ended with its thread. */
const TIMEOUT_MS = 10_000

/** A logo from the bytes of a file, or what is wrong with it. The thread ends with each: a hostile file has nothing to stay in. */
export async function readLogo(
  bytes: Buffer,
): Promise<{ logo: BrandLogo; removed: LogoRemoved[] } | { fault: LogoFault }> {
  const source = logoSource(bytes)
  if ('fault' in source) return source
  const { kind, svg, removed } = source
  const thread = ownThread<LogoTask, LogoRead>(new URL('./logo.worker.ts', import.meta.url))
  try {
    const read = await thread.run({ kind, svg }, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return 'fault' in read ? read : { logo: { kind, ...read }, removed }
  } catch {
    return { fault: 'too_complex' }
  } finally {
    await thread.destroy()
  }
}
