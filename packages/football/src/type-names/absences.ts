import { readableName, type TypeName, type WordName } from './type-name.ts'

/** Injuries whose ids a feed has published. It has hundreds; the others are known by their code. */
const PUBLISHED: readonly TypeName[] = [
  { id: 339, code: 'GROIN_INJURY', name: 'Groin injury' },
  { id: 533, code: 'THIGH_PROBLEMS', name: 'Thigh problems' },
  { id: 557, code: 'CRUCIATE_LIGAMENT_INJURY', name: 'Cruciate ligament injury' },
  { id: 830, code: 'SCREWS_NAILS_REMOVAL', name: 'Removal of screws' },
  { id: 2002, code: 'BRUISED_RIBS', name: 'Bruised ribs' },
]

/** Usual injuries and other reasons for missing a match by code, whose ids a feed reports only at work. */
export const ABSENCE_WORDS: readonly WordName[] = [
  { code: 'abdominal_injury', name: 'Abdominal injury' },
  { code: 'abdominal_strain', name: 'Abdominal strain' },
  { code: 'achilles_tendon_injury', name: 'Achilles tendon injury' },
  { code: 'achilles_tendon_problems', name: 'Achilles tendon problems' },
  { code: 'achilles_tendon_rupture', name: 'Achilles tendon rupture' },
  { code: 'adductor_injury', name: 'Adductor injury' },
  { code: 'adductor_problems', name: 'Adductor problems' },
  { code: 'ankle_injury', name: 'Ankle injury' },
  { code: 'ankle_problems', name: 'Ankle problems' },
  { code: 'ankle_sprain', name: 'Ankle sprain' },
  { code: 'appendicitis', name: 'Appendicitis' },
  { code: 'arm_injury', name: 'Arm injury' },
  { code: 'back_injury', name: 'Back injury' },
  { code: 'back_problems', name: 'Back problems' },
  { code: 'bone_bruise', name: 'Bone bruise' },
  { code: 'broken_ankle', name: 'Broken ankle' },
  { code: 'broken_arm', name: 'Broken arm' },
  { code: 'broken_collarbone', name: 'Broken collarbone' },
  { code: 'broken_finger', name: 'Broken finger' },
  { code: 'broken_foot', name: 'Broken foot' },
  { code: 'broken_hand', name: 'Broken hand' },
  { code: 'broken_leg', name: 'Broken leg' },
  { code: 'broken_nose', name: 'Broken nose' },
  { code: 'broken_rib', name: 'Broken rib' },
  { code: 'broken_toe', name: 'Broken toe' },
  { code: 'bruise', name: 'Bruise' },
  { code: 'calf_injury', name: 'Calf injury' },
  { code: 'calf_problems', name: 'Calf problems' },
  { code: 'calf_strain', name: 'Calf strain' },
  { code: 'club_suspension', name: 'Suspended by the club' },
  { code: 'cold', name: 'Cold' },
  { code: 'concussion', name: 'Concussion' },
  { code: 'coronavirus', name: 'Covid-19' },
  { code: 'cruciate_ligament_rupture', name: 'Cruciate ligament rupture' },
  { code: 'dislocated_shoulder', name: 'Dislocated shoulder' },
  { code: 'doping_ban', name: 'Doping ban' },
  { code: 'elbow_injury', name: 'Elbow injury' },
  { code: 'eye_injury', name: 'Eye injury' },
  { code: 'facial_injury', name: 'Facial injury' },
  { code: 'fatigue', name: 'Fatigue' },
  { code: 'flu', name: 'Flu' },
  { code: 'foot_injury', name: 'Foot injury' },
  { code: 'groin_problems', name: 'Groin problems' },
  { code: 'groin_strain', name: 'Groin strain' },
  { code: 'hamstring', name: 'Hamstring injury' },
  { code: 'hamstring_injury', name: 'Hamstring injury' },
  { code: 'hamstring_strain', name: 'Hamstring strain' },
  { code: 'hand_injury', name: 'Hand injury' },
  { code: 'head_injury', name: 'Head injury' },
  { code: 'heel_injury', name: 'Heel injury' },
  { code: 'hernia', name: 'Hernia' },
  { code: 'hip_injury', name: 'Hip injury' },
  { code: 'hip_problems', name: 'Hip problems' },
  { code: 'ill', name: 'Ill' },
  { code: 'illness', name: 'Illness' },
  { code: 'infection', name: 'Infection' },
  { code: 'inflammation', name: 'Inflammation' },
  { code: 'international_duty', name: 'International duty' },
  { code: 'knee_injury', name: 'Knee injury' },
  { code: 'knee_problems', name: 'Knee problems' },
  { code: 'knee_surgery', name: 'Knee surgery' },
  { code: 'knock', name: 'Knock' },
  { code: 'lack_of_match_fitness', name: 'Lack of match fitness' },
  { code: 'leg_injury', name: 'Leg injury' },
  { code: 'ligament_injury', name: 'Ligament injury' },
  { code: 'ligament_tear', name: 'Ligament tear' },
  { code: 'meniscus_injury', name: 'Meniscus injury' },
  { code: 'meniscus_tear', name: 'Meniscus tear' },
  { code: 'metatarsal_fracture', name: 'Metatarsal fracture' },
  { code: 'muscle_fatigue', name: 'Muscle fatigue' },
  { code: 'muscle_injury', name: 'Muscle injury' },
  { code: 'muscular_problems', name: 'Muscular problems' },
  { code: 'muscle_strain', name: 'Muscle strain' },
  { code: 'muscle_tear', name: 'Muscle tear' },
  { code: 'neck_injury', name: 'Neck injury' },
  { code: 'personal_reasons', name: 'Personal reasons' },
  { code: 'pubitis', name: 'Osteitis pubis' },
  { code: 'quarantine', name: 'Quarantine' },
  { code: 'red_card_suspension', name: 'Suspended after a red card' },
  { code: 'rest', name: 'Rested' },
  { code: 'rib_injury', name: 'Rib injury' },
  { code: 'shin_injury', name: 'Shin injury' },
  { code: 'shoulder_injury', name: 'Shoulder injury' },
  { code: 'stomach_problems', name: 'Stomach problems' },
  { code: 'surgery', name: 'Surgery' },
  { code: 'suspended', name: 'Suspended' },
  { code: 'suspension', name: 'Suspension' },
  { code: 'thigh_injury', name: 'Thigh injury' },
  { code: 'thigh_strain', name: 'Thigh strain' },
  { code: 'toe_injury', name: 'Toe injury' },
  { code: 'torn_muscle_fibre', name: 'Torn muscle fibre' },
  { code: 'unknown', name: 'Unknown' },
  { code: 'unknown_injury', name: 'Unknown injury' },
  { code: 'virus', name: 'Virus' },
  { code: 'wrist_injury', name: 'Wrist injury' },
  { code: 'yellow_card_suspension', name: 'Suspended after yellow cards' },
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
  if (index < 0) throw new RangeError(`${code} has no id`)
  return OWN_IDS_FROM + index
}

/** Injuries and other reasons for missing a match by type id. */
export const INJURY_NAMES: readonly TypeName[] = [
  ...PUBLISHED,
  ...ABSENCE_WORDS.flatMap(({ code, name }) =>
    OWN.includes(code) ? [{ id: ownAbsenceId(code), code: code.toUpperCase(), name }] : [],
  ),
]

/** The two sorts of absences. */
export const ABSENCE_CATEGORY_NAMES: readonly WordName[] = [
  { code: 'injury', name: 'Injury' },
  { code: 'suspended', name: 'Suspension' },
]

/**
 * Why a player is missing, in English: by type id, else by the code the feed reports with it or by its name, else that code in readable
 * words; null when neither says anything.
 */
export function absenceName(id: number | null, code: string | null): string | null {
  const byId = INJURY_NAMES.find((type) => type.id === id)
  if (byId !== undefined) return byId.name
  if (code === null || code.trim() === '') return null
  const reported = code.trim().toLowerCase()
  const word = reported.replace(/[\s-]+/g, '_')
  const known = [...INJURY_NAMES, ...ABSENCE_WORDS]
  const byCode =
    known.find((one) => one.code.toLowerCase() === word) ?? known.find((one) => one.name.toLowerCase() === reported)
  return byCode?.name ?? readableName(code)
}
