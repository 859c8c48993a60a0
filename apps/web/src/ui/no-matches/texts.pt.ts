import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  preparing: {
    title: 'A preparar os jogos.',
    text: 'É o primeiro arranque. A lista aparece dentro de segundos.',
  },
  noData: {
    title: 'Ainda não foram carregados jogos.',
    text: 'Esta instalação está a funcionar, mas a base de dados está vazia. Quem a gere pode carregar jogos de uma destas formas:',
    import: 'Importar ficheiros públicos de resultados para esta base de dados:',
    sync: 'Ou ligar a um fornecedor de dados:',
    demo: 'Ou experimentar o site com dados simulados numa pasta própria:',
  },
}
