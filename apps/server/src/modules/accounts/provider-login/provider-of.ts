import type { Config } from '../../../config.ts'
import type { IdentityProviderSettings } from './identity-provider.ts'

/** The identity provider of the environment; null without one. */
export const identityProviderOf = (config: Config): IdentityProviderSettings | null =>
  config.OIDC_ISSUER === undefined || config.OIDC_CLIENT_ID === undefined
    ? null
    : {
        name: config.OIDC_NAME,
        issuer: config.OIDC_ISSUER,
        clientId: config.OIDC_CLIENT_ID,
        clientSecret: config.OIDC_CLIENT_SECRET,
        scope: config.OIDC_SCOPE,
        groupsClaim: config.OIDC_GROUPS_CLAIM,
        roles: config.OIDC_ROLES ?? null,
      }
