import type {
  SettingFault,
  SettingFound,
  SettingGroup,
  SettingGroupView,
  SettingName,
  SettingView,
} from '@touchline/contract'
import { useState } from 'react'
import { useAction } from '../../../ui/controls/use-action.ts'
import { useFailure } from '../use-failure.ts'
import { useSettingsPlace } from './settings-place.ts'

type Draft = Partial<Record<SettingName, string>>

export interface GroupForm {
  view: SettingGroupView
  busy: boolean
  /** Reason of a failed call; '' if none failed. */
  notice: string
  /** Whether somebody else stored something since the form was read. */
  isOutdated: boolean
  isDirty: boolean
  setting(name: SettingName): SettingView
  valueOf(name: SettingName): string
  /** The stored value, if somebody else changed the one being typed. */
  otherValue(name: SettingName): string | null
  faultOf(name: SettingName): SettingFault | null
  foundOf(name: SettingName): SettingFound | null
  edit(name: SettingName, value: string): void
  /** Discards a typed value. */
  reset(name: SettingName): void
  /** Stores all or some typed values. @returns whether they were stored */
  store(options?: { names?: readonly SettingName[]; testTo?: string; remove?: SettingName }): Promise<boolean>
}

/** The form of one group of settings. */
export function useGroup(group: SettingGroup): GroupForm {
  const { settings, onSettings, save } = useSettingsPlace()
  const [draft, setDraft] = useState<Draft>({})
  const [faults, setFaults] = useState<readonly SettingFault[]>([])
  const [found, setFound] = useState<readonly SettingFound[]>([])
  const [isOutdated, setOutdated] = useState(false)
  const { busy, notice, run } = useAction(useFailure())
  const view = settings.groups.find((one) => one.group === group) as SettingGroupView
  const setting = (name: SettingName) => view.settings.find((one) => one.name === name) as SettingView
  const without = (names: readonly SettingName[]) =>
    Object.fromEntries(Object.entries(draft).filter(([name]) => !names.includes(name as SettingName)))
  const without1 = <T extends { name: SettingName }>(list: readonly T[], names: readonly SettingName[]) =>
    list.filter(({ name }) => !names.includes(name))

  return {
    view,
    busy,
    notice: notice ?? '',
    isOutdated,
    isDirty: Object.keys(draft).length > 0,
    setting,
    valueOf: (name) => draft[name] ?? (setting(name).secret ? '' : (setting(name).value ?? '')),
    otherValue: (name) => (isOutdated && draft[name] !== undefined ? (setting(name).value ?? '') : null),
    faultOf: (name) => faults.find((one) => one.name === name) ?? null,
    foundOf: (name) => found.find((one) => one.name === name) ?? null,
    edit: (name, value) => {
      setDraft({ ...draft, [name]: value })
      setFaults(without1(faults, [name]))
      setFound(without1(found, [name]))
    },
    reset: (name) => {
      setDraft(without([name]))
      setFaults(without1(faults, [name]))
    },
    store: async ({ names = Object.keys(draft) as SettingName[], testTo, remove } = {}) => {
      let isStored = false
      const typed = Object.fromEntries(
        names.flatMap((name) => (draft[name] === undefined ? [] : [[name, draft[name]]])),
      )
      const values = remove === undefined ? typed : { [remove]: null }
      await run(async () => {
        const test = testTo ? { test_to: testTo } : {}
        const outcome = await save({ group, version: view.version, values, ...test })
        onSettings(outcome.settings)
        setFaults(outcome.faults)
        setOutdated(outcome.status === 'changed')
        if (outcome.status === 'stored') {
          isStored = true
          setFound(outcome.found)
          setDraft(without([...names]))
        }
        return ''
      })
      return isStored
    },
  }
}
