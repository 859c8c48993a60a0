import { createECDH } from 'node:crypto'

const POINT_BYTES = 65
const SECRET_BYTES = 16

/** Whether keys are those of a push subscription: a point on P-256 and 16 bytes. */
export function areSubscriptionKeys(p256dh: string, auth: string): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== POINT_BYTES || point[0] !== 4 || Buffer.from(auth, 'base64url').length !== SECRET_BYTES)
    return false
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    // It throws for a point that is not on the curve.
    own.computeSecret(point)
    return true
  } catch {
    return false
  }
}
