import type { texts as english } from './states.en.ts'
import type { Translated } from './types.ts'

export const texts: Translated<typeof english> = {
  ns: { code: 'AGEND', name: 'Por começar', info: 'O jogo ainda não começou.' },
  first_half: { code: '1.ª P', name: 'Primeira parte', info: 'Joga-se a primeira parte.' },
  ht: { code: 'INTV', name: 'Intervalo', info: 'As equipas estão no intervalo.' },
  brk: { code: 'PAUSA', name: 'Pausa', info: 'Acabou o tempo regulamentar; segue-se o prolongamento.' },
  ft: { code: 'FIM', name: 'Final', info: 'O jogo acabou ao fim de 90 minutos.' },
  first_extra: {
    code: '1.ª PR',
    name: 'Prolongamento, primeira parte',
    info: 'Joga-se a primeira parte do prolongamento.',
  },
  aet: { code: 'AP', name: 'Após prolongamento', info: 'O jogo acabou ao fim de 120 minutos.' },
  ftp: { code: 'GP', name: 'Após penáltis', info: 'O jogo decidiu-se no desempate por penáltis.' },
  pen: { code: 'PEN', name: 'Desempate por penáltis', info: 'Decorre o desempate por penáltis.' },
  post: { code: 'ADI', name: 'Adiado', info: 'O jogo vai realizar-se noutro dia.' },
  susp: { code: 'SUSP', name: 'Suspenso', info: 'O jogo parou e continua noutra altura.' },
  canc: { code: 'CANC', name: 'Cancelado', info: 'O jogo não se vai realizar.' },
  tba: { code: 'A DEF', name: 'A definir', info: 'A data ou a hora do jogo ainda não está marcada.' },
  wo: { code: 'F. COMP.', name: 'Falta de comparência', info: 'Uma equipa venceu porque a outra não compareceu.' },
  aban: { code: 'ABAN', name: 'Abandonado', info: 'O jogo parou e para já não continua.' },
  dela: { code: 'ATR', name: 'Atrasado', info: 'O início é mais tarde do que o previsto.' },
  awar: { code: 'ATRIB', name: 'Atribuído', info: 'O resultado foi decidido pela competição, não em campo.' },
  int: { code: 'INT', name: 'Interrompido', info: 'O jogo está parado e deve continuar em breve.' },
  au: { code: 'AG', name: 'A aguardar dados', info: 'As notícias deste jogo estão atrasadas.' },
  del: { code: 'ELIM', name: 'Eliminado', info: 'O jogo foi retirado do calendário.' },
  etb: {
    code: 'PAUSA PR',
    name: 'Intervalo do prolongamento',
    info: 'As equipas estão no intervalo do prolongamento.',
  },
  second_half: { code: '2.ª P', name: 'Segunda parte', info: 'Joga-se a segunda parte.' },
  second_extra: {
    code: '2.ª PR',
    name: 'Prolongamento, segunda parte',
    info: 'Joga-se a segunda parte do prolongamento.',
  },
  unused: { code: '', name: '', info: '' },
  penb: {
    code: 'PAUSA P',
    name: 'Pausa antes dos penáltis',
    info: 'Acabou o prolongamento; segue-se o desempate por penáltis.',
  },
  pending: { code: '', name: 'Resultado por confirmar', info: 'O jogo acabou e o resultado está a ser confirmado.' },
}
