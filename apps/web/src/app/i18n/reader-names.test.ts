import { beforeAll, expect, test } from 'vitest'
import { loadLanguage } from './languages.ts'
import { inReadersNames } from './reader-names.ts'

beforeAll(async () => {
  await loadLanguage('en')
  await loadLanguage('pt')
})

const answer = () => ({
  local_name: 'Bayern Munich',
  visitor_name: 'Ashton',
  lg_name: 'Champions League',
  fixtures: [
    {
      participants: [
        { name: 'Norway', image_path: '/api/images/team/1' },
        { name: 'Portugal U21', image_path: '/api/images/team/2' },
        { name: 'Germany U21', image_path: '/api/images/team/3' },
        { name: 'Germany Women U19', image_path: '/api/images/team/6' },
        { name: 'Bayern Munich Women', image_path: '/api/images/team/7' },
        { name: 'Ashton (W)', image_path: '/api/images/team/8' },
        { name: 'Ashton Reserves', image_path: '/api/images/team/9' },
      ],
      league: { name: 'FA Cup', image_path: '/api/images/league/4' },
    },
  ],
  scorer: { name: 'Chad', common_name: 'Chad', image_path: '/api/images/player/5' },
})

test('national teams, competitions and well-known clubs have their Portuguese names, nobody else', () => {
  expect(inReadersNames(answer(), 'pt')).toMatchObject({
    local_name: 'Bayern de Munique',
    visitor_name: 'Ashton',
    lg_name: 'Liga dos Campeões',
    fixtures: [
      {
        participants: [
          { name: 'Noruega' },
          { name: 'Portugal Sub-21' },
          { name: 'Alemanha Sub-21' },
          { name: 'Alemanha Feminino Sub-19' },
          { name: 'Bayern de Munique Feminino' },
          { name: 'Ashton Feminino' },
          { name: 'Ashton Reservas' },
        ],
        league: { name: 'Taça de Inglaterra' },
      },
    ],
    scorer: { name: 'Chad', common_name: 'Chad' },
  })
})
