import type { Translated } from '../../../app/i18n/types.ts'
import type { rates as english } from './rates.en.ts'

export const rates: Translated<typeof english> = {
  title: 'Frequências',
  note: {
    record_one: 'no jogo da lista · histórico, não previsão',
    record_other: 'em todos os {{matches}} jogos desta lista · histórico, não previsão',
    expect_one: 'a partir do jogo da lista e do que é habitual',
    expect_other: 'a partir dos {{matches}} jogos desta lista e do que é habitual',
  },
  newest: {
    record: 'nos {{matches}} mais recentes de {{listed}} jogos desta lista · histórico, não previsão',
    expect: 'a partir dos {{matches}} mais recentes de {{listed}} jogos desta lista e do que é habitual',
  },
  modes: { record: 'Histórico', expect: 'O que esperar' },
  caption: 'Quantas vezes aconteceu nos jogos da lista: {{team}}',
  share: 'Evento',
  record: 'Histórico',
  implied: 'Segundo a odd',
  next: 'Próximos {{count}}',
  count: '{{count}} em {{matches}}',
  ofTen: '({{low}}–{{high}} em {{count}})',
  homeTeam: 'equipa da casa',
  of: {
    over_05: 'Mais de 0,5 golos',
    over_15: 'Mais de 1,5 golos',
    over_25: 'Mais de 2,5 golos',
    over_35: 'Mais de 3,5 golos',
    both_score: 'Ambas marcam',
    corners_over_95: 'Mais de 9,5 cantos',
    cards_over_45: 'Mais de 4,5 cartões',
  },
  own: { clean_sheet: 'Sem sofrer golos: {{team}}', half_time_lead: 'A vencer ao intervalo: {{team}}' },
  legend: {
    record: { dot: 'frequência nestes jogos', band: 'intervalo de 95\u00a0% para a frequência real' },
    expect: { dot: 'frequência esperada', band: 'quantos dos próximos dez, com 95\u00a0%' },
    tick: 'probabilidade segundo a odd',
  },
  says: {
    past: 'Esta lista descreve, não prevê: para lá da odd, a forma e o confronto direto não disseram quase nada.',
    similar: 'Os jogos com a mesma odd descrevem, não preveem: quanto ao resultado, nada acrescentam à própria odd.',
    referee:
      'De todas as listas, só a dos cartões do árbitro prevê algo para lá da odd; os golos e os cantos com um árbitro apenas descrevem.',
  },
  drawn:
    'O que esperar é o histórico, puxado para a média da liga em {{season}}: tanto mais quanto mais curta for a lista.',
  source: 'Probabilidades sem a margem, segundo as odds ({{source}}).',
  sourceOf: '{{rates}}: segundo as odds ({{source}}).',
}
