/** Permissions of people who run the site. */
export const PERMISSIONS = [
  'console.open',
  'audit.read',
  'staff.change',
  'members.read',
  'members.personal',
  'members.change',
  'members.refund',
  'members.export',
  'members.delete',
  'money.read',
  'money.change',
  'data.read',
  'data.change',
  'texts.change',
  'settings.change',
] as const
export type Permission = (typeof PERMISSIONS)[number]

export const ROLES = ['owner', 'support', 'editor', 'analyst'] as const
export type Role = (typeof ROLES)[number]

/** `members.personal` is what shows names and mail addresses: without it they are masked. */
const PERMISSIONS_OF: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  owner: new Set(PERMISSIONS),
  support: new Set([
    'console.open',
    'members.read',
    'members.personal',
    'members.change',
    'members.refund',
    'members.export',
    'members.delete',
  ]),
  editor: new Set(['console.open', 'data.read', 'data.change', 'texts.change']),
  analyst: new Set(['console.open', 'audit.read', 'members.read', 'money.read', 'data.read']),
}

/** Whether a role has a permission; without a role there is none. */
export const may = (role: Role | null, permission: Permission): boolean =>
  role !== null && PERMISSIONS_OF[role].has(permission)

/** The permissions of a role, in the order of the list. */
export const permissionsOf = (role: Role): Permission[] => PERMISSIONS.filter((permission) => may(role, permission))
