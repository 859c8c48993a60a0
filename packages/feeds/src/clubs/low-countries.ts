/** Clubs by country, one a line; table.ts explains the columns. */
export const BELGIUM = `
Aalst||||Eendracht Aalst
Anderlecht|AND|#4b2b84 #ffffff||RSC Anderlecht
Beerschot VA||||K Beerschot VA
Cercle Brugge|CER|#009639 #000000
Club Brugge|CLU|#0068b3 #000000||Club Brugge KV
Dender|DEN|#0057a6 #ffffff||FCV Dender EH
Eupen||||KAS Eupen
Excelsior Mouscron|||Mouscron@-2009
FC Brussels
Geel||||Verbroedering Geel
Genk|GNK|#0057a6 #ffffff||KRC Genk
Gent|GNT|#00437b #ffffff||KAA Gent
Germinal Beerschot|GBA|#4b2b84 #ffffff|Germinal|Germinal Ekeren
Harelbeke
Heusden-Zolder|||Heusden Zolder
KFC Lommel|||Lommel@-2003||lommel
Kortrijk||||KV Kortrijk
KSK Beveren|||Beveren@-2009
KSV Waregem|||Waregem@-2000
La Louvière (1921)|LLO|#009639 #ffffff|Louvieroise|RAAL La Louvière@-2008
Lierse
Lokeren||||Sporting Lokeren
Lommel SK|||Lommel@2004-
Mechelen|MEC|#ffd700 #e2001a||KV Mechelen
Mons|||Bergen|RAEC Mons
OH Leuven|OHL|#ffffff #000000|Oud-Heverlee Leuven
Oostende||||KV Oostende
RAAL La Louvière|RAL|#009639 #ffffff||RAAL La Louvière@2017-
RFC Seraing|||Seraing@2014-
RFC Sérésien|||Seraing@-1995
Roeselare
Royal Antwerp|ANT|#e2001a #ffffff|Antwerp|Royal Antwerp FC
Royal Excel Mouscron|||Mouscron@2010-|Mouscron-Péruwelz
RWD Molenbeek||||RWD Molenbeek@2015-
RWD Molenbeek (1909)|||Molenbeek|RWD Molenbeek@-2001
Sint-Truiden|STV|#ffd700 #0057a6|St Truiden|Sint-Truidense VV
Sporting Charleroi|CHA|#000000 #ffffff|Charleroi||charleroi
Standard Liège|STA|#e2001a #ffffff|Standard
Tubize
Union Saint-Gilloise|USG|#ffd700 #0057a6|St. Gilloise
Waasland-Beveren||||SK Beveren; Beveren@2022-
Westerlo|WES|#ffd700 #0057a6||KVC Westerlo
Zulte Waregem|ZWA|#c8102e #009639|Waregem@2001-|SV Zulte Waregem`

export const NETHERLANDS = `
Ajax|AJA|#d2122e #ffffff||AFC Ajax
Almere City|ALM|#e2001a #000000
AZ|AZA|#e2001a #ffffff|AZ Alkmaar||az-alkmaar
Cambuur|CAM|#ffd700 #0057a6
De Graafschap|GRA|#0057a6 #ffffff|Graafschap
Emmen|EMM|#e2001a #ffffff|FC Emmen
Excelsior|EXC|#e2001a #000000
Feyenoord|FEY|#e2001a #ffffff||Feyenoord Rotterdam
Fortuna Sittard|FOR|#ffd700 #009639|For Sittard
Go Ahead Eagles|GAE|#e2001a #ffd700
Groningen|GRO|#009639 #ffffff
Heerenveen|HEE|#0057a6 #ffffff
Heracles Almelo|HER|#000000 #ffffff|Heracles
NAC Breda|NAC|#ffd700 #000000
NEC Nijmegen|NEC|#e2001a #009639|Nijmegen
PEC Zwolle|PEC|#0057a6 #ffffff|Zwolle
PSV|PSV|#ed1c24 #ffffff|PSV Eindhoven||psv-eindhoven
RKC Waalwijk|RKC|#ffd700 #0057a6|Waalwijk
Sparta Rotterdam|SPA|#e2001a #ffffff
Telstar|TEL|#ffffff #000000
Twente|TWE|#e2001a #ffffff
Utrecht|UTR|#e2001a #ffffff
Vitesse|VIT|#ffd700 #000000
Volendam|VOL|#ff7f00 #000000
Willem II|WIL|#e2001a #0057a6`
