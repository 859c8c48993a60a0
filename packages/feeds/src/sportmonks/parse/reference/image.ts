import { type Fields, text } from '../read.ts'

/** Address of the picture at the feed; null where the feed has only its placeholder. */
export function imageOf(row: Fields): string | null {
  const path = text(row.image_path)
  return path === null || !path.startsWith('http') || /placeholder/i.test(path) ? null : path
}
