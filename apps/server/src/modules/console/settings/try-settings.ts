import type { SettingGroup, SettingName } from '@touchline/contract'
import type { Config } from '../../../config.ts'
import { senderOf } from '../../../unlikely-settings.ts'
import { AddressRefused } from '../../alerts/channels/public-address.ts'
import { fault, type Tried } from './asked-provider.ts'
import { storedTransport } from './mail-way.ts'
import type { SettingsDeps } from './settings-deps.ts'
import { testMessage } from './test-message.ts'
import { tryData } from './try-data.ts'
import { tryPaypal, tryStripe } from './try-payment.ts'

interface Candidate {
  group: SettingGroup
  /** Changed values. */
  values: Partial<Record<SettingName, string | null>>
  /** Every stored text as it will be. */
  texts: Partial<Record<SettingName, string>>
  /** The configuration as it will be. */
  config: Config
  testTo: string | null
}

/** Tries new settings with the provider or server that they are for. */
export async function trySettings(deps: SettingsDeps, candidate: Candidate): Promise<Tried> {
  const { group, values, texts, config } = candidate
  const outcomes: (Tried | null)[] = []
  if (group === 'stripe' && values.STRIPE_SECRET_KEY) outcomes.push(await tryStripe(texts, config))
  if (group === 'paypal') outcomes.push(await tryPaypal(texts, config, deps.clock))
  if (group === 'mail' && texts.SMTP_URL !== undefined) outcomes.push(await tryMail(deps, candidate))
  if (group === 'data')
    for (const name of Object.keys(values) as SettingName[])
      if (values[name]) outcomes.push((await tryData(name, texts, config)) ?? null)
  return {
    faults: outcomes.flatMap((one) => one?.faults ?? []),
    found: outcomes.flatMap((one) => one?.found ?? []),
  }
}

async function tryMail({ dataDir, brand }: SettingsDeps, { texts, config, testTo }: Candidate): Promise<Tried> {
  if (testTo === null) return fault('SMTP_URL', 'no_test_address')
  const options = { config, folder: dataDir ?? '', from: senderOf(config, brand) }
  try {
    const send = await storedTransport(texts.SMTP_URL ?? '', options)
    await send(testMessage(testTo, brand, config.DEFAULT_LANGUAGE), 'test')
    return { faults: [], found: [] }
  } catch (error) {
    if (error instanceof AddressRefused) return fault('SMTP_URL', 'not_public', error.message)
    const { responseCode, message } = error as { responseCode?: number; message: string }
    return fault('SMTP_URL', responseCode === undefined ? 'unreachable' : 'refused', withoutAddress(message))
  }
}

/** An answer of a mail server may repeat what it was given. */
const withoutAddress = (message: string) => message.replaceAll(/\b(AUTH|PASS) \S+/g, '$1 …')
