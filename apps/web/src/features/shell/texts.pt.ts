import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  help: {
    description: 'Onde encontrar apoio a problemas com o jogo, por país.',
    title: 'Apoio a problemas com o jogo',
    lead: 'Este site mostra odds como informação. Não aceita apostas. Se apostar deixou de ser divertido para si ou para alguém próximo, estes serviços ajudam de forma gratuita e confidencial.',
    checked: 'Verificado a {{date}}',
    call: 'Ligar {{phone}}',
    visit: 'Site',
    country: { GB: 'Reino Unido', PT: 'Portugal', BR: 'Brasil', any: 'Em qualquer lugar' },
    kind: {
      talk: 'Alguém com quem falar sobre o jogo e outras dependências',
      exclusion: 'Autoexclusão dos sites de apostas licenciados',
      crisis: 'Apoio emocional a qualquer hora, não só sobre o jogo',
      group: 'Pessoas com a mesma experiência, em grupos e online',
    },
    signs:
      'Sinais a levar a sério: apostar mais do que pode perder, tentar recuperar perdas, esconder dos outros, pedir dinheiro emprestado para apostar.',
  },
}
