import { searchTextToSend } from '@touchline/football'
import { useEffect, useState } from 'react'

const TYPING_MS = 200

interface Typed {
  text: string
  setText(text: string): void
  /** The search text in lower case once typing has paused; null when there is nothing to send. */
  wanted: string | null
  /** Looks for a text without waiting. */
  at(text: string): void
}

/** The text typed into a search, and the part that is searched for. @param begin its first text */
export function useTyped(begin = ''): Typed {
  const [text, setText] = useState(begin)
  const [settled, setSettled] = useState<string | null>(null)
  const sendable = searchTextToSend(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sendable), TYPING_MS)
    return () => clearTimeout(timer)
  }, [sendable])
  return {
    text,
    setText,
    wanted: sendable === null ? null : settled,
    at: (next) => {
      setText(next)
      setSettled(searchTextToSend(next))
    },
  }
}
