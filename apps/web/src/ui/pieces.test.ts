import { describe, expect, test } from 'vitest'
import { moved } from './controls/tabs.tsx'
import { initials } from './entities/shield.tsx'

describe('initials of a shield', () => {
  test.each([
    ['Arsenal', 'A'],
    ['Manchester United', 'MU'],
    ['FC Porto', 'P'],
    ['Atlético de Madrid', 'AM'],
    ['Sporting CP', 'SC'],
    ['São Paulo', 'SP'],
    ['1. FC Köln', '1K'],
    ['FC', 'F'],
    ['', ''],
  ])('%s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})

describe('arrow keys in tabs', () => {
  const items = [
    { value: 'goals', label: '' },
    { value: 'corners', label: '', disabled: true },
    { value: 'cards', label: '' },
  ] as const

  test('pass over what is disabled and go round', () => {
    expect(moved(items, 'goals', 'ArrowRight')).toBe('cards')
    expect(moved(items, 'cards', 'ArrowRight')).toBe('goals')
    expect(moved(items, 'goals', 'ArrowLeft')).toBe('cards')
    expect(moved(items, 'cards', 'Home')).toBe('goals')
    expect(moved(items, 'goals', 'End')).toBe('cards')
    expect(moved(items, 'goals', 'Enter')).toBeUndefined()
  })
})
