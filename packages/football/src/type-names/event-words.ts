import { type NameLanguage, readableName, type WordName, wordsIn } from './type-name.ts'

/** Why a card was given and how a goal was scored, as events report it. */
export const EVENT_INFO_NAMES: readonly WordName[] = [
  { code: 'argument', en: 'Dissent', pt: 'Protestos' },
  { code: 'dangerous play', en: 'Dangerous play', pt: 'Jogo perigoso' },
  { code: 'dissent', en: 'Dissent', pt: 'Palavras' },
  { code: 'diving', en: 'Diving', pt: 'Simulação' },
  { code: 'simulation', en: 'Diving', pt: 'Simulação' },
  { code: 'delay of game', en: 'Time-wasting', pt: 'Perda de tempo' },
  { code: 'time wasting', en: 'Time-wasting', pt: 'Perda de tempo' },
  { code: 'excessive celebration', en: 'Excessive celebration', pt: 'Festejos excessivos' },
  { code: 'fight', en: 'Fight', pt: 'Confronto' },
  { code: 'foul', en: 'Foul', pt: 'Falta' },
  { code: 'handball', en: 'Handball', pt: 'Mão na bola' },
  { code: 'holding', en: 'Holding', pt: 'Agarrão' },
  { code: 'leaving field', en: 'Leaving the pitch', pt: 'Saída do relvado' },
  { code: 'offside', en: 'Offside', pt: 'Fora de jogo' },
  { code: 'off the ball foul', en: 'Foul off the ball', pt: 'Falta sem bola' },
  { code: 'own goal', en: 'Own goal', pt: 'Autogolo' },
  { code: 'persistent fouling', en: 'Persistent fouling', pt: 'Faltas sucessivas' },
  { code: 'professional foul', en: 'Professional foul', pt: 'Falta tática' },
  { code: 'professional foul last man', en: 'Foul as last man', pt: 'Falta como último homem' },
  { code: 'professional handball', en: 'Deliberate handball', pt: 'Mão deliberada' },
  { code: 'roughing', en: 'Rough play', pt: 'Jogo violento' },
  { code: 'serious foul', en: 'Serious foul', pt: 'Falta grave' },
  { code: 'serious foul play', en: 'Serious foul play', pt: 'Jogo perigoso grave' },
  { code: 'spitting', en: 'Spitting', pt: 'Cuspidela' },
  { code: 'tactical foul', en: 'Tactical foul', pt: 'Falta tática' },
  { code: 'tripping', en: 'Tripping', pt: 'Rasteira' },
  { code: 'unsportsmanlike conduct', en: 'Unsporting behaviour', pt: 'Conduta antidesportiva' },
  { code: 'violent conduct', en: 'Violent conduct', pt: 'Conduta violenta' },
  { code: 'header', en: 'Header', pt: 'De cabeça' },
  { code: 'left foot shot', en: 'Left-foot shot', pt: 'Remate de pé esquerdo' },
  { code: 'right foot shot', en: 'Right-foot shot', pt: 'Remate de pé direito' },
  { code: 'free kick', en: 'Free kick', pt: 'Livre' },
  { code: 'penalty', en: 'Penalty', pt: 'Penálti' },
  { code: 'injury', en: 'Injury', pt: 'Lesão' },
  { code: 'hydration break', en: 'Hydration break', pt: 'Pausa para hidratação' },
]

/** How a video review ended. */
export const VIDEO_REVIEW_NAMES: readonly WordName[] = [
  { code: 'goal confirmed', en: 'Goal confirmed', pt: 'Golo confirmado' },
  { code: 'goal awarded', en: 'Goal awarded', pt: 'Golo concedido' },
  { code: 'goal cancelled', en: 'Goal disallowed', pt: 'Golo anulado' },
  { code: 'goal disallowed', en: 'Goal disallowed', pt: 'Golo anulado' },
  { code: 'goal under review', en: 'Goal under review', pt: 'Golo em análise' },
  { code: 'penalty confirmed', en: 'Penalty confirmed', pt: 'Penálti confirmado' },
  { code: 'penalty awarded', en: 'Penalty awarded', pt: 'Penálti assinalado' },
  { code: 'penalty cancelled', en: 'Penalty cancelled', pt: 'Penálti anulado' },
  { code: 'penalty disallowed', en: 'Penalty cancelled', pt: 'Penálti anulado' },
  { code: 'no penalty', en: 'No penalty', pt: 'Sem penálti' },
  { code: 'redcard confirmed', en: 'Red card confirmed', pt: 'Cartão vermelho confirmado' },
  { code: 'red card confirmed', en: 'Red card confirmed', pt: 'Cartão vermelho confirmado' },
  { code: 'redcard given', en: 'Red card given', pt: 'Cartão vermelho mostrado' },
  { code: 'redcard cancelled', en: 'Red card cancelled', pt: 'Cartão vermelho anulado' },
  { code: 'red card cancelled', en: 'Red card cancelled', pt: 'Cartão vermelho anulado' },
  { code: 'no red card', en: 'No red card', pt: 'Sem cartão vermelho' },
  { code: 'card upgrade', en: 'Card upgraded', pt: 'Cartão agravado' },
  { code: 'card upgraded', en: 'Card upgraded', pt: 'Cartão agravado' },
  { code: 'card changed', en: 'Card changed', pt: 'Cartão alterado' },
  { code: 'mistaken identity', en: 'Mistaken identity', pt: 'Erro de identidade' },
  { code: 'offside', en: 'Offside', pt: 'Fora de jogo' },
]

/** How a kick of the shoot-out ended. */
export const SHOOT_OUT_NAMES: readonly WordName[] = [
  { code: 'scored', en: 'Scored', pt: 'Convertido' },
  { code: 'missed', en: 'Missed', pt: 'Falhado' },
  { code: 'offtarget', en: 'Off target', pt: 'Para fora' },
  { code: 'goalkeepersave', en: 'Saved', pt: 'Defendido' },
  { code: 'saved', en: 'Saved', pt: 'Defendido' },
  { code: 'woodwork', en: 'Woodwork', pt: 'Ao ferro' },
]

const COUNTED: readonly (WordName & { feminine?: boolean })[] = [
  { code: 'goal', en: 'goal', pt: 'golo' },
  { code: 'own goal', en: 'own goal', pt: 'autogolo' },
  { code: 'penalty', en: 'penalty', pt: 'penálti' },
  { code: 'yellowcard', en: 'yellow card', pt: 'cartão amarelo' },
  { code: 'redcard', en: 'red card', pt: 'cartão vermelho' },
  { code: 'yellowredcard', en: 'second yellow card', pt: 'segundo amarelo' },
  { code: 'substitution', en: 'substitution', pt: 'substituição', feminine: true },
  { code: 'corner', en: 'corner', pt: 'canto' },
  { code: 'offside', en: 'offside', pt: 'fora de jogo' },
  { code: 'shot on target', en: 'shot on target', pt: 'remate à baliza' },
  { code: 'shot off target', en: 'shot off target', pt: 'remate para fora' },
  { code: 'woodwork', en: 'shot against the woodwork', pt: 'bola no ferro', feminine: true },
]
const ORDINAL = /^(\d+)(st|nd|rd|th) (.+?)( et)?$/

/**
 * What an event adds: the outcome of a review or of a shoot-out kick, or its number in the match, `3rd Yellowcard`. What is not known
 * stays as it was reported.
 */
export function eventAddition(reported: string, language: NameLanguage): string {
  const counted = countedEvent(reported.trim().toLowerCase(), language)
  return counted ?? wordsIn([...VIDEO_REVIEW_NAMES, ...SHOOT_OUT_NAMES], reported, language)
}

function countedEvent(reported: string, language: NameLanguage): string | null {
  const [, number, suffix, code, extraTime] = ORDINAL.exec(reported) ?? []
  if (number === undefined || code === undefined) return null
  const thing = COUNTED.find((one) => one.code === code)
  if (language === 'en') {
    return `${number}${suffix} ${thing?.en ?? readableName(code).toLowerCase()}${extraTime ? ' in extra time' : ''}`
  }
  if (thing === undefined) return null
  return `${number}.${thing.feminine ? 'ª' : 'º'} ${thing.pt}${extraTime ? ' no prolongamento' : ''}`
}
