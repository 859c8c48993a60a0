import { callApi } from '../../app/api/api.ts'
import { callQuery } from '../../app/queries.ts'

/** The leagues of a country; asked only once a country is chosen, and by members only. */
export function countryLeaguesQuery(country: number | null, member: boolean) {
  return {
    ...callQuery('GET /country/league/{country_id}', { params: { country_id: country ?? 0 } }),
    enabled: country !== null && member,
    staleTime: 300_000,
  }
}

/** Names of the account's favourite leagues. */
export function favouritesQuery(member: boolean) {
  return { ...callQuery('GET /favourites', {}), enabled: member }
}

/** The account's start, its mail address, a pending change of it, and its sessions. */
export const securityQuery = () => callQuery('GET /account/security', {})

/** The account's subscription. */
export const subscriptionQuery = () => callQuery('POST /check_subscription', {})

/** Everything about the account as text of a JSON file. */
export const exportText = async (): Promise<string> => JSON.stringify(await callApi('GET /account/export'), null, 2)
