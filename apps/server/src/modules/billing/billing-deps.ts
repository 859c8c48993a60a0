import type { Log } from '../../platform/log.ts'
import type { ModuleDeps } from '../module-deps.ts'
import type { PaymentProvider, ProviderName } from './provider.ts'

/** Dependencies of billing. */
export interface BillingDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'brand' | 'publicUrl'> {
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** The ways to pay that are set up here. */
  payments: readonly PaymentProvider[]
}

export const providerOf = ({ payments }: Pick<BillingDeps, 'payments'>, name: string): PaymentProvider | null =>
  payments.find((provider) => provider.name === (name as ProviderName)) ?? null
