import { type NameLanguage, readableName, type TypeName, type WordName } from './type-name.ts'

/** Injuries whose ids a feed has published. It has hundreds; the others are known by their code. */
const PUBLISHED: readonly TypeName[] = [
  { id: 339, code: 'GROIN_INJURY', en: 'Groin injury', pt: 'Lesão na virilha' },
  { id: 533, code: 'THIGH_PROBLEMS', en: 'Thigh problems', pt: 'Problemas na coxa' },
  { id: 557, code: 'CRUCIATE_LIGAMENT_INJURY', en: 'Cruciate ligament injury', pt: 'Lesão no ligamento cruzado' },
  { id: 830, code: 'SCREWS_NAILS_REMOVAL', en: 'Removal of screws', pt: 'Remoção de parafusos' },
  { id: 2002, code: 'BRUISED_RIBS', en: 'Bruised ribs', pt: 'Contusão nas costelas' },
]

/** Usual injuries and other reasons for missing a match by code, whose ids a feed reports only at work. */
export const ABSENCE_WORDS: readonly WordName[] = [
  { code: 'abdominal_injury', en: 'Abdominal injury', pt: 'Lesão abdominal' },
  { code: 'abdominal_strain', en: 'Abdominal strain', pt: 'Estiramento abdominal' },
  { code: 'achilles_tendon_injury', en: 'Achilles tendon injury', pt: 'Lesão no tendão de Aquiles' },
  { code: 'achilles_tendon_problems', en: 'Achilles tendon problems', pt: 'Problemas no tendão de Aquiles' },
  { code: 'achilles_tendon_rupture', en: 'Achilles tendon rupture', pt: 'Rotura do tendão de Aquiles' },
  { code: 'adductor_injury', en: 'Adductor injury', pt: 'Lesão no adutor' },
  { code: 'adductor_problems', en: 'Adductor problems', pt: 'Problemas no adutor' },
  { code: 'ankle_injury', en: 'Ankle injury', pt: 'Lesão no tornozelo' },
  { code: 'ankle_problems', en: 'Ankle problems', pt: 'Problemas no tornozelo' },
  { code: 'ankle_sprain', en: 'Ankle sprain', pt: 'Entorse no tornozelo' },
  { code: 'appendicitis', en: 'Appendicitis', pt: 'Apendicite' },
  { code: 'arm_injury', en: 'Arm injury', pt: 'Lesão no braço' },
  { code: 'back_injury', en: 'Back injury', pt: 'Lesão nas costas' },
  { code: 'back_problems', en: 'Back problems', pt: 'Problemas nas costas' },
  { code: 'bone_bruise', en: 'Bone bruise', pt: 'Edema ósseo' },
  { code: 'broken_ankle', en: 'Broken ankle', pt: 'Fratura no tornozelo' },
  { code: 'broken_arm', en: 'Broken arm', pt: 'Fratura no braço' },
  { code: 'broken_collarbone', en: 'Broken collarbone', pt: 'Fratura na clavícula' },
  { code: 'broken_finger', en: 'Broken finger', pt: 'Fratura num dedo' },
  { code: 'broken_foot', en: 'Broken foot', pt: 'Fratura no pé' },
  { code: 'broken_hand', en: 'Broken hand', pt: 'Fratura na mão' },
  { code: 'broken_leg', en: 'Broken leg', pt: 'Fratura na perna' },
  { code: 'broken_nose', en: 'Broken nose', pt: 'Fratura no nariz' },
  { code: 'broken_rib', en: 'Broken rib', pt: 'Fratura numa costela' },
  { code: 'broken_toe', en: 'Broken toe', pt: 'Fratura num dedo do pé' },
  { code: 'bruise', en: 'Bruise', pt: 'Contusão' },
  { code: 'calf_injury', en: 'Calf injury', pt: 'Lesão no gémeo' },
  { code: 'calf_problems', en: 'Calf problems', pt: 'Problemas no gémeo' },
  { code: 'calf_strain', en: 'Calf strain', pt: 'Estiramento no gémeo' },
  { code: 'club_suspension', en: 'Suspended by the club', pt: 'Suspenso pelo clube' },
  { code: 'cold', en: 'Cold', pt: 'Constipação' },
  { code: 'concussion', en: 'Concussion', pt: 'Concussão' },
  { code: 'coronavirus', en: 'Covid-19', pt: 'Covid-19' },
  { code: 'cruciate_ligament_rupture', en: 'Cruciate ligament rupture', pt: 'Rotura do ligamento cruzado' },
  { code: 'dislocated_shoulder', en: 'Dislocated shoulder', pt: 'Luxação do ombro' },
  { code: 'doping_ban', en: 'Doping ban', pt: 'Suspensão por doping' },
  { code: 'elbow_injury', en: 'Elbow injury', pt: 'Lesão no cotovelo' },
  { code: 'eye_injury', en: 'Eye injury', pt: 'Lesão no olho' },
  { code: 'facial_injury', en: 'Facial injury', pt: 'Lesão na face' },
  { code: 'fatigue', en: 'Fatigue', pt: 'Fadiga' },
  { code: 'flu', en: 'Flu', pt: 'Gripe' },
  { code: 'foot_injury', en: 'Foot injury', pt: 'Lesão no pé' },
  { code: 'groin_problems', en: 'Groin problems', pt: 'Problemas na virilha' },
  { code: 'groin_strain', en: 'Groin strain', pt: 'Estiramento na virilha' },
  { code: 'hamstring', en: 'Hamstring injury', pt: 'Lesão nos isquiotibiais' },
  { code: 'hamstring_injury', en: 'Hamstring injury', pt: 'Lesão nos isquiotibiais' },
  { code: 'hamstring_strain', en: 'Hamstring strain', pt: 'Estiramento nos isquiotibiais' },
  { code: 'hand_injury', en: 'Hand injury', pt: 'Lesão na mão' },
  { code: 'head_injury', en: 'Head injury', pt: 'Lesão na cabeça' },
  { code: 'heel_injury', en: 'Heel injury', pt: 'Lesão no calcanhar' },
  { code: 'hernia', en: 'Hernia', pt: 'Hérnia' },
  { code: 'hip_injury', en: 'Hip injury', pt: 'Lesão na anca' },
  { code: 'hip_problems', en: 'Hip problems', pt: 'Problemas na anca' },
  { code: 'ill', en: 'Ill', pt: 'Doente' },
  { code: 'illness', en: 'Illness', pt: 'Doença' },
  { code: 'infection', en: 'Infection', pt: 'Infeção' },
  { code: 'inflammation', en: 'Inflammation', pt: 'Inflamação' },
  { code: 'international_duty', en: 'International duty', pt: 'Ao serviço da seleção' },
  { code: 'knee_injury', en: 'Knee injury', pt: 'Lesão no joelho' },
  { code: 'knee_problems', en: 'Knee problems', pt: 'Problemas no joelho' },
  { code: 'knee_surgery', en: 'Knee surgery', pt: 'Operação ao joelho' },
  { code: 'knock', en: 'Knock', pt: 'Traumatismo' },
  { code: 'lack_of_match_fitness', en: 'Lack of match fitness', pt: 'Falta de ritmo' },
  { code: 'leg_injury', en: 'Leg injury', pt: 'Lesão na perna' },
  { code: 'ligament_injury', en: 'Ligament injury', pt: 'Lesão ligamentar' },
  { code: 'ligament_tear', en: 'Ligament tear', pt: 'Rotura de ligamentos' },
  { code: 'meniscus_injury', en: 'Meniscus injury', pt: 'Lesão no menisco' },
  { code: 'meniscus_tear', en: 'Meniscus tear', pt: 'Rotura do menisco' },
  { code: 'metatarsal_fracture', en: 'Metatarsal fracture', pt: 'Fratura no metatarso' },
  { code: 'muscle_fatigue', en: 'Muscle fatigue', pt: 'Fadiga muscular' },
  { code: 'muscle_injury', en: 'Muscle injury', pt: 'Lesão muscular' },
  { code: 'muscular_problems', en: 'Muscular problems', pt: 'Problemas musculares' },
  { code: 'muscle_strain', en: 'Muscle strain', pt: 'Estiramento muscular' },
  { code: 'muscle_tear', en: 'Muscle tear', pt: 'Rotura muscular' },
  { code: 'neck_injury', en: 'Neck injury', pt: 'Lesão no pescoço' },
  { code: 'personal_reasons', en: 'Personal reasons', pt: 'Motivos pessoais' },
  { code: 'pubitis', en: 'Osteitis pubis', pt: 'Pubalgia' },
  { code: 'quarantine', en: 'Quarantine', pt: 'Quarentena' },
  { code: 'red_card_suspension', en: 'Suspended after a red card', pt: 'Suspenso por cartão vermelho' },
  { code: 'rest', en: 'Rested', pt: 'Poupado' },
  { code: 'rib_injury', en: 'Rib injury', pt: 'Lesão nas costelas' },
  { code: 'shin_injury', en: 'Shin injury', pt: 'Lesão na canela' },
  { code: 'shoulder_injury', en: 'Shoulder injury', pt: 'Lesão no ombro' },
  { code: 'stomach_problems', en: 'Stomach problems', pt: 'Problemas de estômago' },
  { code: 'surgery', en: 'Surgery', pt: 'Operação' },
  { code: 'suspended', en: 'Suspended', pt: 'Suspenso' },
  { code: 'suspension', en: 'Suspension', pt: 'Suspensão' },
  { code: 'thigh_injury', en: 'Thigh injury', pt: 'Lesão na coxa' },
  { code: 'thigh_strain', en: 'Thigh strain', pt: 'Estiramento na coxa' },
  { code: 'toe_injury', en: 'Toe injury', pt: 'Lesão num dedo do pé' },
  { code: 'torn_muscle_fibre', en: 'Torn muscle fibre', pt: 'Rotura de fibras musculares' },
  { code: 'unknown', en: 'Unknown', pt: 'Desconhecido' },
  { code: 'unknown_injury', en: 'Unknown injury', pt: 'Lesão desconhecida' },
  { code: 'virus', en: 'Virus', pt: 'Virose' },
  { code: 'wrist_injury', en: 'Wrist injury', pt: 'Lesão no pulso' },
  { code: 'yellow_card_suspension', en: 'Suspended after yellow cards', pt: 'Suspenso por cartões amarelos' },
]

/** Our own ids of reasons that the simulated world needs, far from those of any feed; a code keeps its place for good. */
const OWN_IDS_FROM = 9_900_001
const OWN = [
  ...['hamstring_strain', 'muscle_injury', 'knock', 'ankle_sprain', 'calf_strain', 'illness', 'knee_problems'],
  ...['knee_injury', 'back_problems', 'foot_injury', 'shoulder_injury', 'achilles_tendon_problems', 'hip_problems'],
  ...['concussion', 'meniscus_tear', 'metatarsal_fracture', 'broken_nose', 'hernia', 'dislocated_shoulder'],
  ...['achilles_tendon_rupture', 'broken_leg', 'red_card_suspension', 'yellow_card_suspension'],
]

/** The id we gave a reason for missing a match. @throws RangeError for a code without one */
export function ownAbsenceId(code: string): number {
  const index = OWN.indexOf(code)
  if (index < 0) throw new RangeError(`${code} has no id of its own`)
  return OWN_IDS_FROM + index
}

/** Injuries and other reasons for missing a match by type id. */
export const INJURY_NAMES: readonly TypeName[] = [
  ...PUBLISHED,
  ...ABSENCE_WORDS.flatMap(({ code, en, pt }) =>
    OWN.includes(code) ? [{ id: ownAbsenceId(code), code: code.toUpperCase(), en, pt }] : [],
  ),
]

/** The two sorts of absences. */
export const ABSENCE_CATEGORY_NAMES: readonly WordName[] = [
  { code: 'injury', en: 'Injury', pt: 'Lesão' },
  { code: 'suspended', en: 'Suspension', pt: 'Suspensão' },
]

/**
 * Why a player is missing: by type id, else by the code the feed reports with it or by its English name, else that code in readable
 * words; null when neither says anything.
 */
export function absenceName(id: number | null, code: string | null, language: NameLanguage): string | null {
  const byId = INJURY_NAMES.find((name) => name.id === id)
  if (byId !== undefined) return byId[language]
  if (code === null || code.trim() === '') return null
  const reported = code.trim().toLowerCase()
  const word = reported.replace(/[\s-]+/g, '_')
  const known = [...INJURY_NAMES, ...ABSENCE_WORDS]
  const byCode =
    known.find((name) => name.code.toLowerCase() === word) ?? known.find((name) => name.en.toLowerCase() === reported)
  return byCode?.[language] ?? readableName(code)
}
