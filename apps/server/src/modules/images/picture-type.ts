/** Accepted types of pictures of a feed. SVG is not among them: it can carry scripts. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif'

const starts = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]
const GIF8 = [0x47, 0x49, 0x46, 0x38]

/** The type of a picture by its first bytes, whatever the declared type; null for anything else. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if (starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (starts(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (starts(bytes, RIFF) && starts(bytes, WEBP, 8)) return 'image/webp'
  return starts(bytes, GIF8) ? 'image/gif' : null
}
