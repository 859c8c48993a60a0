import { searchTextToSend } from '@touchline/football'
import { useEffect, useState } from 'react'

const TYPING_MS = 200

interface Typed {
  text: string
  setText(text: string): void
  /** What is looked for: the text in lower case once it has stood for a moment; null when there is nothing to send. */
  wanted: string | null
  /** Looks for a text without waiting. */
  at(text: string): void
}

/** What is typed into a search, and what of it is looked for. */
export function useTyped(): Typed {
  const [text, setText] = useState('')
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
