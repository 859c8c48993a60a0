import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  title: 'Como se fazem os números',
  description: 'De onde vêm as probabilidades do {{brand}}, até que ponto são seguras e o que não conseguem dizer.',
  lead: 'Uma percentagem sem a sua incerteza é um palpite disfarçado. Aqui explicamos como se fazem as nossas, até onde se pode confiar nelas e onde acabam.',
  contents: 'Nesta página',
  price: {
    title: 'A odd sem a margem',
    method:
      'As probabilidades contidas nas três odds de uma casa de apostas somam mais de 100\u00a0%: o excesso é a margem. Retiramo-la com o método da potência, que eleva todas à mesma potência até somarem 100\u00a0%. A maioria dos sites limita-se a reduzi-las na mesma proporção, o que faz os menos favoritos parecerem mais prováveis do que são.',
    measured:
      'Nas primeiras odds de 115 045 jogos, recolhidas à sexta ou à terça à tarde, o método da potência foi o mais certeiro dos dois: uma perda logarítmica (o logaritmo, sem sinal, da probabilidade dada ao que aconteceu; quanto mais baixa, melhor) de 1,0052 contra 1,0058, e pouco mais de metade do erro de calibração.',
    band: 'As casas diferem em média cerca de um ponto percentual, e mais de 2,5 pontos num jogo em cada vinte. É esse o intervalo ao lado da percentagem.',
  },
  grid: {
    title: 'Todos os mercados a partir de duas odds',
    method:
      'As odds do 1X2 e do mais/menos de 2,5 golos dizem quantos golos se esperam de cada equipa. Daí resulta a probabilidade de cada resultado exato e, desta, a odd justa de todos os outros mercados: totais, ambas marcam, sem sofrer golos, handicaps asiáticos, intervalo. Em 96 717 jogos, foram mais certeiras do que a frequência média em todos os mercados verificados.',
    nothing: 'Quando nenhuma tabela de resultados concorda com as duas odds, ou falta uma delas, não mostramos nada.',
  },
  own: {
    title: 'A nossa previsão',
    method:
      'Cada clube tem uma avaliação do ataque e outra da defesa. Depois de cada jogo, aproximam-se do que aconteceu: 40\u00a0% golos, 60\u00a0% as oportunidades por trás deles (remates, remates à baliza, cantos), ou só golos nas ligas sem dados de remates. Uma previsão só conhece os dias anteriores ao jogo, e os pesos são recalculados todos os anos em julho.',
    second:
      'É uma segunda opinião, não uma melhor: nove em cada dez vezes fica a menos de 9 pontos percentuais da odd de fecho, e a odd de fecho está mais perto da verdade. Misturar um décimo da nossa previsão na odd torna-a pior. Mostramo-la onde nenhuma casa tem odd, e ao lado da odd onde as duas se podem comparar.',
    rated:
      'As avaliações deste site foram aprendidas com {{matches}} jogos de {{leagues}} ligas, de {{from}} a {{to}}.',
  },
  inPlay: {
    title: 'Probabilidades durante o jogo',
    method:
      'Durante o jogo, as probabilidades partem da odd antes do início ou, quando não há nenhuma, da nossa previsão. Os golos já marcados ficam; quantos faltam depende do tempo que resta, e marcam-se mais no fim do que no início. Um vermelho tira dois quintos aos golos que a equipa ainda marcaria e acrescenta dois terços aos do adversário. A distribuição dos golos pelos minutos é recalculada todos os anos em julho, com as três épocas anteriores.',
    measured:
      'Medido em 6 551 jogos desde 2019–20: uma perda logarítmica de 0,92 aos 15 minutos, 0,80 ao intervalo e 0,39 aos 85 (RPS 0,181, 0,148 e 0,058). O que se previu aconteceu quase tantas vezes como o previsto: a distância média é de 0,6 a 1,6 pontos percentuais, consoante o minuto.',
    limits:
      'Nada dizem sobre quem joga melhor: remates, lesões e substituições não contam. O resultado é o dos 90 minutos. “~” assinala probabilidades cujo minuto é estimado; sem odd e sem previsão não há nenhuma.',
  },
  shares: {
    title: 'Frequências e intervalos',
    past: '“13 em 20, 65\u00a0% (43–82)” é o histórico: aconteceu em 13 de 20 jogos, e o intervalo contém a frequência verdadeira com 95\u00a0% de confiança (intervalo de Wilson). Com poucos jogos o intervalo é largo, como deve ser.',
    expected:
      'O que esperar a seguir é outra pergunta. Nove em dez raramente se repete, porque parte foi sorte. Por isso puxamos o histórico para a frequência da liga na época anterior, tanto mais quanto menos a estatística diz sobre uma equipa, e damos o intervalo para os próximos dez jogos.',
  },
  signals: {
    title: 'O que diz mais do que a odd',
    method:
      'Forma, confrontos diretos, jogos com a mesma odd: todos olham para eles, e as casas de apostas também. Esta tabela mostra o que cada um acrescenta à odd de fecho, em ganho de perda logarítmica por jogo. Acima de zero a previsão melhora, abaixo piora; se o intervalo incluir o zero, nada se pode concluir.',
    own: 'Calculado em {{date}} com os jogos guardados neste site, de {{from}} a {{to}}: cada época com pesos aprendidos nas épocas anteriores.',
    none: 'Este site ainda não tem jogos suficientes com odds: são precisas pelo menos três épocas. Até lá, estes são os valores publicados.',
    caption: 'Ganho de cada sinal para além da odd de fecho',
    signal: 'Sinal',
    interval: '{{low}} a {{high}}',
    matches: 'Jogos',
    here: 'Este site',
    published: '17 divisões europeias desde 2019–20',
    conclusion:
      'Nos valores publicados, a forma, os confrontos diretos e os jogos com a mesma odd não acrescentam quase nada: essas listas descrevem, não preveem. A exceção é o árbitro, nos cartões.',
  },
  signal: {
    form: 'Forma dos últimos cinco',
    headToHead: 'Confrontos diretos',
    samePrice: 'Jogos com a mesma odd',
    restDays: 'Dias de descanso',
    pointsPerGame: 'Pontos por jogo',
    lastTenOvers: 'Mais de 2,5 nos últimos dez',
    referee: 'Árbitro',
    evenness: 'Equilíbrio da odd',
  },
  market: {
    result: '1X2',
    over25: 'Mais/menos de 2,5 golos',
    yellowCards: 'Mais/menos de 3,5 cartões amarelos',
  },
  record: {
    title: 'Como correram as previsões',
    method:
      'Cada previsão é registada antes do início do jogo e nunca é alterada. Depois do jogo, é avaliada com o resultado e com a odd de fecho.',
    see: 'Ver o registo',
    betting:
      'Apostar com ela compensa? Não: apostas de valor fixo no nosso modelo, às primeiras odds, perderam 11,7\u00a0% (9,0 a 14,2) em 17 285 apostas. São precisas cerca de 400 apostas para mostrar que se bate a odd de fecho em 1\u00a0%, e mais de 100 000 para mostrar um lucro de 1\u00a0%.',
  },
  limits: {
    title: 'O que estes números não conseguem',
    many: 'Uma probabilidade só está certa ou errada ao longo de muitos jogos: o que tem 70\u00a0% de hipóteses falha três vezes em dez.',
    news: 'As nossas avaliações conhecem resultados e oportunidades. Nada sabem de lesões, onzes, transferências ou trocas de treinador; a odd costuma saber.',
    leagues:
      'Só são avaliados jogos de campeonatos nacionais. Taças, particulares e seleções têm odds, mas não uma previsão nossa.',
    cards:
      'Os ficheiros da football-data.co.uk, com que isto foi medido, contam os cartões de maneira diferente: para a Inglaterra e a Escócia omitem o primeiro de dois amarelos. Por isso cada liga é comparada consigo própria.',
    advice: 'Nada disto é um conselho para apostar.',
    help: 'Apoio a problemas com o jogo',
  },
  sources: {
    title: 'Fontes',
    data: 'Os valores publicados vêm dos ficheiros de época de football-data.co.uk, 156 000 jogos de 17 divisões desde 1993. Os métodos vêm destes artigos:',
  },
}
