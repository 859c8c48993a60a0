import { z } from 'zod'

/** A variable of the environment that no log and no page shows. */
export const secret = (about: string) => z.string().min(1).optional().describe(`${about} Secret, no default.`)

export const httpAddress = () => z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
