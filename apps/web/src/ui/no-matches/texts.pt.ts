import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  preparing: {
    title: 'A preparar os jogos.',
    text: 'É o primeiro arranque. A lista aparece dentro de segundos.',
  },
  unreachable: {
    title: 'A fonte dos jogos não responde.',
    text: 'Este site lê os jogos na Internet e não obtém resposta. Continua sozinho assim que a obtiver.',
    check: 'Quem o gere pode verificar o DNS e a firewall. Atrás de um proxy, o servidor arranca com:',
  },
  filling: {
    label: 'Progresso do primeiro arranque',
    text: 'A ler as épocas anteriores, a começar pela mais recente: {{done}} de {{of}} ficheiros. A forma, as classificações e os confrontos diretos vão-se completando.',
  },
  noData: {
    title: 'Ainda não foram carregados jogos.',
    text: 'Esta instalação está a funcionar, mas a base de dados está vazia. Quem a gere pode carregar jogos de uma destas formas:',
    open: 'Ler dados gratuitos da Internet:',
    import: 'Ou importar ficheiros públicos de resultados para esta base de dados:',
    sync: 'Ou ligar a um fornecedor de dados:',
    demo: 'Ou experimentar o site com dados simulados numa pasta própria:',
  },
}
