import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import type { RoomProps } from '../room-props.ts'
import { DisplayForm } from './display-form.tsx'
import { PartnersForm } from './partners-form.tsx'
import { oddsRoomQuery } from './site-queries.ts'

/** Where odds are shown, and the links to bookmakers. */
export function OddsRoom({ may }: Pick<RoomProps, 'may'>) {
  const asked = useQuery(oddsRoomQuery())
  const { data } = asked
  const mayChange = may('settings.change')
  return data === undefined ? (
    <Waiting on={asked}>
      <Skeleton lines={5} height={72} />
    </Waiting>
  ) : (
    <>
      <DisplayForm room={data} mayChange={mayChange} />
      <PartnersForm room={data} mayChange={mayChange} />
    </>
  )
}
