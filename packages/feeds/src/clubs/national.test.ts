import { describe, expect, it } from 'vitest'
import { nationalTeam } from './index.ts'

describe('a national team', () => {
  it.each([
    ['Argentina', 'national/arg'],
    ['USA', 'national/usa'],
    ['United States', 'national/usa'],
    ["Côte d'Ivoire", 'national/civ'],
    ['Korea Republic', 'national/kor'],
    ['Ireland Republic', 'national/irl'],
    ['Northern Ireland', 'national/nir'],
    ['Czech Republic', 'national/cze'],
  ])('%s is %s', (name, key) => expect(nationalTeam(name)?.key).toBe(key))

  it.each([
    ['West Germany', 'national/ger'],
    ['Yugoslavia', 'national/srb'],
    ['Serbia and Montenegro', 'national/srb'],
    ['Czechoslovakia', 'national/cze'],
    ['Soviet Union', 'national/rus'],
    ['Zaire', 'national/cod'],
    ['Dutch East Indies', 'national/idn'],
  ])('of a state that is no more, %s, stands with its successor %s', (name, key) => {
    expect(nationalTeam(name)?.key).toBe(key)
  })

  it('is a separate one for East Germany', () => {
    expect(nationalTeam('East Germany')).toEqual({
      key: 'national/gdr',
      name: 'East Germany',
      shortCode: 'GDR',
      country: 'Germany',
    })
    expect(nationalTeam('German DR')).toEqual(nationalTeam('East Germany'))
  })

  it.each(['Great Britain', 'Europe', 'Monaco', 'Catalonia', 'Arsenal'])('is not what %s is', (name) => {
    expect(nationalTeam(name)).toBeNull()
  })
})
