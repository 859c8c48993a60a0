import { wordsOf } from '../text.ts'

/** Words, or several in a row, folded. */
const list = (...lines: string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(', ').map((words) => wordsOf(words).join(' '))))

/** Words that say one thing about who plays. One that clubs of first teams are called by too is for competitions alone. */
export interface SquadWords {
  /** In any name. */
  words: ReadonlySet<string>
  /** In names of competitions: words, several in a row, and beginnings of words. */
  competitions: ReadonlySet<string>
  beginnings: readonly string[]
  /** The last word, or the first, of a team's name, of which something must be left: `Arsenal W`, `Jong Ajax`. */
  last: ReadonlySet<string>
  first: ReadonlySet<string>
}

export const WOMEN: SquadWords = {
  words: list(
    'women, womens, woman, ladies, girls, wfc, frauen, damen, mädchen, dames, vrouwen, meisjes, damer, damernas, kvinner, kvinnor',
    'kvinder, kvenna, naisten, naiset, naised, naiskond, femenino, femenina, femenine, femenines, femenil, femení, feminin, féminine',
    'féminines, feminino, feminina, femininos, femininas, femminile, femminili, femina, ženy, žena, žene, ženska, ženské, ženský, kobiet, kobiety',
    'kadın, kadınlar, moterų, sieviešu, женщины, женский, женская, жінки, жіночий, жіноча, γυναικών, 女子, レディース, 여자, سيدات, נשים',
  ),
  competitions: list(
    'nwsl, fawsl, wsl, wsl2, swpl, wpsl, liga f, arkema, toppserien, damallsvenskan, elitettan, elitedivisionen, kansallinen liiga',
    'adran premier, ligat nashim, ninja a league',
    'we league, nadeshiko, wk league, w league, usl super league, northern super league, liga bpi, shebelieves cup, algarve cup',
    'arnold clark cup, pinatar cup, w, dam, dff, noi, žen',
  ),
  beginnings: ['frauen', 'kvinde', 'женск', 'женщин', 'жіно'],
  last: list('w, q, lfc, dam, ffc, dff'),
  first: list('žfk, žnk'),
}

export const YOUTH: SquadWords = {
  words: list('youth, junioren, juvenil, juvenis, jugend, nachwuchs, espoirs, giovanili, cadetes, dorost, dorast'),
  competitions: list(
    'junior, júnior, juniors, juniores, júniores, primavera, gambardella, viareggio, next gen series, revelação',
  ),
  beginnings: ['mladez', 'dorost', 'молодеж', 'юношес'],
  last: list('primavera, juniores'),
  first: list(),
}

export const RESERVES: SquadWords = {
  words: list('reserve, reserves, reserva, reservas, reserven, beloften'),
  competitions: list('premier league 2, pl2, development league'),
  beginnings: [],
  last: list('ii, iii, b, c, r, 2, 3, res, castilla, promesas, amateure'),
  first: list('jong'),
}

/** Reserve teams whose names contain none of these words. */
export const RESERVE_NAMES = list(
  'barcelona atlètic, barça atlètic, sevilla atlético, bilbao athletic, valencia mestalla, betis deportivo, deportivo fabril, celta fortuna',
)

/** First teams of men whose names have some. */
export const FIRST_TEAMS = list(
  'willem ii, juan pablo ii, joão paulo ii, jong colombia, jong holland, jong rambaan, ec primavera, esporte clube primavera',
  'baume les dames, mariscal castilla, berliner amateure',
)
