import { signedInToken } from '../../app/api/api.ts'

/**
 * Sends a file as the body of a request. `fetch` does not say how much is sent.
 * @param onShare notified of the share that is sent, 0 to 1
 * @param token in the place of the one that is stored
 * @returns what was answered, or why it was not taken in the words of the server
 */
export function uploadFile(
  address: string,
  { file, onShare, token = null }: { file: File; onShare: (share: number) => void; token?: string | null },
): Promise<{ refused: string | null; answer: unknown }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('authorization', `Token ${token ?? signedInToken()}`)
    request.upload.onprogress = ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total)
    request.onload = () => {
      const isTaken = request.status === 200
      resolve({
        refused: isTaken ? null : reasonOf(request.responseText),
        answer: isTaken ? JSON.parse(request.responseText) : null,
      })
    }
    request.onerror = () => resolve({ refused: String(request.status), answer: null })
    request.send(file)
  })
}

function reasonOf(text: string): string {
  try {
    return (JSON.parse(text) as { error: { message: string } }).error.message
  } catch {
    return text.slice(0, 200)
  }
}
