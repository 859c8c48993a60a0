import { ROLES, type Role } from '@touchline/contract'
import { httpAddress, secret } from '@touchline/runtime'
import { z } from 'zod'

/** Names of groups may contain colons, roles do not. */
const groupAndRole = (pair: string) => {
  const at = pair.lastIndexOf(':')
  return { group: pair.slice(0, Math.max(at, 0)).trim(), role: pair.slice(at + 1).trim() }
}

/** Environment variables of the identity provider that people can sign in with. */
export const providerEnvironment = z.object({
  OIDC_ISSUER: httpAddress()
    .refine(
      (address) => address.startsWith('https:') || /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(address),
      'must be an https address',
    )
    .optional()
    .describe(
      'Address of an OpenID Connect provider that people can sign in by, as its discovery document names it; the account of the mail address it verified is theirs.',
    ),
  OIDC_CLIENT_ID: z
    .string()
    .optional()
    .describe('Client id of the site at the provider; it leads back to PUBLIC_URL/api/login/provider/return.'),
  OIDC_CLIENT_SECRET: secret('Client secret of the site at the provider; left out for public clients.'),
  OIDC_NAME: z
    .string()
    .min(1)
    .max(40, 'must have 40 characters or less')
    .default('OpenID Connect')
    .describe('What the login page calls the provider.'),
  OIDC_SCOPE: z
    .string()
    .regex(/(^| )openid( |$)/, 'must name the scope openid')
    .default('openid email profile')
    .describe('Scopes that are asked for, with spaces between them.'),
  OIDC_GROUPS_CLAIM: z.string().min(1).default('groups').describe('Claim with the groups of a person.'),
  OIDC_ROLES: z
    .string()
    .transform((list) => list.split(',').map(groupAndRole))
    .refine(
      (pairs) => pairs.every(({ group, role }) => group !== '' && ROLES.some((one) => one === role)),
      `must be groups and roles such as admins:owner,helpdesk:support; roles are ${ROLES.join(', ')}`,
    )
    .transform((pairs) => new Map(pairs.map(({ group, role }) => [group, role as Role])))
    .optional()
    .describe(
      'Roles in the console by groups of the provider, such as admins:owner,helpdesk:support. Where it is set, each sign-in by the provider gives or takes the role; one owner always stays.',
    ),
})
