import { beforeAll, expect, test } from 'vitest'
import { loadLanguage } from './languages.ts'
import { stageNameIn } from './stage-names.ts'

beforeAll(async () => {
  await Promise.all([loadLanguage('en'), loadLanguage('pt')])
})

test.each([
  ['Regular Season', 'Época regular'],
  ['Quarter-finals', 'Quartos de final'],
  ['Round of 16', 'Oitavos de final'],
  ['Group Stage', 'Fase de grupos'],
  ['Group A', 'Grupo A'],
  ['Leg 2', '2.ª mão'],
  ['Match 3', '3.º jogo'],
  ['Apertura', 'Apertura'],
])('%s is %s in Portuguese', (name, translated) => {
  expect(stageNameIn('pt', name)).toBe(translated)
  expect(stageNameIn('en', name)).toBe(name)
})
