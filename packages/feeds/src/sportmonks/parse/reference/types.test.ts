import { expect, it } from 'vitest'
import { parseTypes } from './types.ts'

it('reads the meaning of a type id, and reports a type without an id or a name', () => {
  const rows = [
    {
      id: 557,
      name: 'Cruciate Ligament Injury',
      developer_name: 'CRUCIATE_LIGAMENT_INJURY',
      model_type: 'injury_suspension',
    },
    { id: 1, name: null, developer_name: '1ST_HALF', model_type: null },
    { id: 2, name: '' },
    'CORNERS',
  ]
  expect(parseTypes(rows)).toEqual({
    types: [
      {
        id: 557,
        name: 'Cruciate Ligament Injury',
        developerName: 'CRUCIATE_LIGAMENT_INJURY',
        modelType: 'injury_suspension',
      },
      { id: 1, name: '1ST_HALF', developerName: '1ST_HALF', modelType: null },
    ],
    problems: [
      { kind: 'type', key: '2', reason: 'Without an id or a name; it is left out.' },
      { kind: 'type', key: '?', reason: 'Without an id or a name; it is left out.' },
    ],
  })
})
