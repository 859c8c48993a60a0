import type { AlertThing } from '@touchline/football'

export interface AlertSubject {
  thing: AlertThing
  id: number
  name: string
}
