import type { NameLanguage } from './type-name.ts'

/** Stages of competitions that many share, by their English names in lower case without hyphens; feeds report them without an id. */
const STAGES_PT: Readonly<Record<string, string>> = {
  'regular season': 'Época regular',
  'league stage': 'Fase de liga',
  'league phase': 'Fase de liga',
  'group stage': 'Fase de grupos',
  'knockout stage': 'Fase a eliminar',
  'knockout phase': 'Fase a eliminar',
  'knockout play offs': 'Play-off de acesso',
  'knockout round play offs': 'Play-off de acesso',
  'championship round': 'Grupo do título',
  'relegation round': 'Grupo da despromoção',
  'promotion play offs': 'Play-off de subida',
  'relegation play offs': 'Play-off de despromoção',
  'play offs': 'Play-off',
  qualifying: 'Qualificação',
  'preliminary round': 'Ronda preliminar',
  'first round': 'Primeira ronda',
  'second round': 'Segunda ronda',
  'third round': 'Terceira ronda',
  'fourth round': 'Quarta ronda',
  'fifth round': 'Quinta ronda',
  'round of 64': 'Trinta e dois avos de final',
  'round of 32': 'Dezasseis avos de final',
  'round of 16': 'Oitavos de final',
  '8th finals': 'Oitavos de final',
  'quarter finals': 'Quartos de final',
  'semi finals': 'Meias-finais',
  '3rd place final': 'Jogo do terceiro lugar',
  final: 'Final',
}

const GROUP = /^group (\w{1,2})$/i
const LEG = /^leg ([12])$/i

/** The name of a stage, group or leg in a language; one that is not known keeps the name it was reported with. */
export function stageNameIn(language: NameLanguage, name: string): string {
  if (language === 'en') return name
  const group = GROUP.exec(name)?.[1]
  if (group !== undefined) return `Grupo ${group}`
  const leg = LEG.exec(name)?.[1]
  if (leg !== undefined) return `${leg}.ª mão`
  return STAGES_PT[name.trim().toLowerCase().replaceAll('-', ' ')] ?? name
}
