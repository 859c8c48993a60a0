import { IconCheck, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/fields.tsx'
import { type Problem, usernameProblem } from '../form-rules.ts'
import { LIMITS } from '../limits.ts'
import { useWords } from '../use-words.ts'

interface UsernameFieldProps {
  problem: Problem | undefined
  onProblem(problem: Problem): void
  onEdit(): void
  /** The check itself failed. */
  onFailure(words: string): void
}

type Check = 'idle' | 'loading' | 'taken' | 'free'

const ROOM_FOR_BUTTON = { paddingRight: 100 }

/** The user name with a button that asks whether it is taken; any edit forgets the answer. */
export function UsernameField({ problem, onProblem, onEdit, onFailure }: UsernameFieldProps) {
  const { t, problem: words, failure } = useWords()
  const [check, setCheck] = useState<Check>('idle')
  const input = useRef<HTMLInputElement>(null)
  const entry = () => input.current?.value.trim() ?? ''

  async function ask() {
    const username = entry()
    const wrong = usernameProblem(username)
    if (wrong) return onProblem(wrong)
    setCheck('loading')
    try {
      const { status } = await callApi('POST /check_username', { body: { username } })
      // The answer to a name that was edited meanwhile says nothing about the new one.
      if (entry() === username) setCheck(status === 1 ? 'taken' : 'free')
    } catch (error) {
      if (entry() !== username) return
      setCheck('idle')
      onFailure(failure(error))
    }
  }

  const said = check === 'idle' ? '' : t(check === 'loading' ? 'signup.checking' : `signup.${check}`)
  return (
    <div>
      <TextField
        label={t('username')}
        name="username"
        ref={input}
        maxLength={LIMITS.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        style={ROOM_FOR_BUTTON}
        hint={problem ? null : check === 'taken' ? null : check === 'free' ? said : t('signup.usernameHint')}
        error={words(problem) ?? (check === 'taken' ? said : null)}
        onChange={() => {
          setCheck('idle')
          onEdit()
        }}
        end={
          <Button
            look="plain"
            size="small"
            busy={check === 'loading'}
            aria-label={check === 'taken' || check === 'free' ? said : undefined}
            data-check={check}
            onClick={() => void ask()}
          >
            {check === 'taken' ? (
              <IconX className="bad" size={18} stroke={2.4} aria-hidden="true" />
            ) : check === 'free' ? (
              <IconCheck className="good" size={18} stroke={2.4} aria-hidden="true" />
            ) : (
              t('signup.check')
            )}
          </Button>
        }
      />
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  )
}
