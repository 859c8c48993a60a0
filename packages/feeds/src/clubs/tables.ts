import * as americas from './americas.ts'
import * as asiaAfricaOceania from './asia-africa-oceania.ts'
import * as austriaAndSwitzerland from './austria-and-switzerland.ts'
import * as britain from './britain.ts'
import * as east from './east.ts'
import * as franceAndItaly from './france-and-italy.ts'
import * as germany from './germany.ts'
import * as greeceAndTurkey from './greece-and-turkey.ts'
import * as iberia from './iberia.ts'
import * as lowCountries from './low-countries.ts'
import * as north from './north.ts'

/** The tables of clubs by the country's English name in the list of countries. */
export const CLUB_TABLES: Readonly<Record<string, string>> = {
  Algeria: asiaAfricaOceania.ALGERIA,
  Argentina: americas.ARGENTINA,
  Australia: asiaAfricaOceania.AUSTRALIA,
  Austria: austriaAndSwitzerland.AUSTRIA,
  Azerbaijan: east.AZERBAIJAN,
  Belarus: east.BELARUS,
  Belgium: lowCountries.BELGIUM,
  Bolivia: americas.BOLIVIA,
  Brazil: americas.BRAZIL,
  Bulgaria: east.BULGARIA,
  Chile: americas.CHILE,
  China: asiaAfricaOceania.CHINA,
  Colombia: americas.COLOMBIA,
  Croatia: east.CROATIA,
  Cyprus: east.CYPRUS,
  Czechia: east.CZECHIA,
  Denmark: north.DENMARK,
  Ecuador: americas.ECUADOR,
  Egypt: asiaAfricaOceania.EGYPT,
  England: britain.ENGLAND,
  Finland: north.FINLAND,
  France: franceAndItaly.FRANCE,
  Germany: germany.GERMANY,
  Greece: greeceAndTurkey.GREECE,
  Hungary: east.HUNGARY,
  Israel: east.ISRAEL,
  Italy: franceAndItaly.ITALY,
  Japan: asiaAfricaOceania.JAPAN,
  Kazakhstan: east.KAZAKHSTAN,
  Mexico: americas.MEXICO,
  Morocco: asiaAfricaOceania.MOROCCO,
  Netherlands: lowCountries.NETHERLANDS,
  'New Zealand': asiaAfricaOceania.NEW_ZEALAND,
  Norway: north.NORWAY,
  Paraguay: americas.PARAGUAY,
  Peru: americas.PERU,
  Poland: east.POLAND,
  Portugal: iberia.PORTUGAL,
  Romania: east.ROMANIA,
  Russia: east.RUSSIA,
  'Saudi Arabia': asiaAfricaOceania.SAUDI_ARABIA,
  Scotland: britain.SCOTLAND,
  Serbia: east.SERBIA,
  Slovakia: east.SLOVAKIA,
  Slovenia: east.SLOVENIA,
  'South Africa': asiaAfricaOceania.SOUTH_AFRICA,
  'South Korea': asiaAfricaOceania.SOUTH_KOREA,
  Spain: iberia.SPAIN,
  Sweden: north.SWEDEN,
  Switzerland: austriaAndSwitzerland.SWITZERLAND,
  Tunisia: asiaAfricaOceania.TUNISIA,
  Turkey: greeceAndTurkey.TURKEY,
  Ukraine: east.UKRAINE,
  'United Arab Emirates': asiaAfricaOceania.UNITED_ARAB_EMIRATES,
  'United States': americas.UNITED_STATES,
  Uruguay: americas.URUGUAY,
  Venezuela: americas.VENEZUELA,
}
