/** Clubs by country, one a line; table.ts explains the columns. */
export const GERMANY = `
1. CfR Pforzheim
1. FC Düren
1. FC Heidenheim|HDH|#e2001a #003b79|Heidenheim|1. FC Heidenheim 1846|heidenheim
1. FC Kaiserslautern|FCK|#e2001a #ffffff|Kaiserslautern
1. FC Köln|KOE|#ed1c24 #ffffff|FC Koln|Köln
1. FC Lok Stendal
1. FC Magdeburg|FCM|#004a99 #ffffff|Magdeburg
1. FC Nürnberg|FCN|#aa1124 #ffffff|Nurnberg
1. FC Rielasingen-Arlen
1. FC Saarbrücken|FCS|#0061ae #000000|Saarbrucken
1. FC Schweinfurt 05|||Schweinfurt
1860 München|M60|#6cace4 #ffffff|Munich 1860|TSV 1860 München
Alemannia Aachen|AAC|#ffed00 #000000|Aachen
Arminia Bielefeld|DSC|#004e95 #ffffff|Bielefeld|DSC Arminia Bielefeld
Atlas Delmenhorst
Bayer Leverkusen|B04|#e32221 #000000|Leverkusen|Bayer 04 Leverkusen; TSV Bayer 04 Leverkusen
Bayern München|FCB|#dc052d #ffffff|Bayern Munich|FC Bayern München|bayern-munich
Bayern München II|||||bayern-munich-ii
BFC Dynamo
Borussia Dortmund|BVB|#fde100 #000000|Dortmund|BV Borussia 09 Dortmund
Borussia Dortmund II
Borussia Mönchengladbach|BMG|#ffffff #000000|M'gladbach|Bor. Mönchengladbach; Borussia M'gladbach; Borussia VfL Mönchengladbach
BSC Hastedt
Carl Zeiss Jena|FCC|#0065bd #fbe122|CZ Jena|FC Carl Zeiss Jena
Chemie Leipzig||||BSG Chemie Leipzig
Chemnitzer FC|||Chemnitz
Darmstadt 98|D98|#004c99 #ffffff|Darmstadt|SV Darmstadt 98
Dynamo Dresden|SGD|#ffd800 #000000|Dresden
Eintracht Braunschweig|EBS|#fbe122 #0057a6|Braunschweig
Eintracht Frankfurt|SGE|#e1000f #000000|Ein Frankfurt
Eintracht Norderstedt
Eintracht Trier|TRI||Ein Trier
Energie Cottbus|FCE|#e2001a #ffffff|Cottbus
Erzgebirge Aue
FC 08 Homburg|||Homburg
FC 08 Villingen
FC Augsburg|FCA|#ba3733 #46714d|Augsburg
FC Gütersloh|GUT||Gutersloh
FC Ingolstadt 04|FCI|#dd0000 #000000|Ingolstadt|FC Ingolstadt
FC Oberneuland
FC St. Pauli|STP|#624839 #ffffff|St Pauli|FC St. Pauli 1910|st-pauli
Fortuna Düsseldorf|F95|#da251d #ffffff|Fortuna Dusseldorf|Dusseldorf; Fortuna Düsseldorf 1895
Fortuna Köln|FKO|#e2001a #ffffff|F Koln
FSV Frankfurt|FSV|#000000 #0057a6|Frankfurt FSV
FSV Salmrohr
FSV Zwickau|||Zwickau
FV Engers 07
Germania Halberstadt
Greuther Fürth|SGF|#009932 #ffffff|Greuther Furth|SpVgg Greuther Fürth 1903; SpVgg Greuther Fürth
Hallescher FC
Hamburger SV|HSV|#0a3f86 #ffffff|Hamburg
Hannover 96|H96|#da251d #000000|Hannover
Hansa Rostock|FCH|#0095db #ffffff
Hertha BSC|BSC|#004d9e #ffffff|Hertha
Holstein Kiel|KSV|#004b93 #ffffff
Jahn Regensburg|SSV|#e2001a #ffffff|Regensburg
Karlsruher SC|KSC|#004a99 #ffffff|Karlsruhe
KFC Uerdingen|KFC|#e2001a #0057a6|Uerdingen|KFC Uerdingen 05
Kickers Offenbach|OFC|#e2001a #ffffff|Offenbach
KSV Baunatal
Mainz 05|M05|#c3141e #ffffff|Mainz|1. FSV Mainz 05
Mainz 05 II||||1. FSV Mainz 05 II
MSV Duisburg|MSV|#0056a3 #ffffff|Duisburg
MTV Eintracht Celle
Preußen Münster|PRM|#006a3c #000000
RB Leipzig|RBL|#dd0741 #ffffff||Rasen Ballsport Leipzig
Rot Weiss Ahlen|||Ahlen
Rot-Weiß Erfurt|||Erfurt
Rot-Weiss Essen|RWE|#e2001a #ffffff|RW Essen|Essen
Rot-Weiß Koblenz
Rot-Weiß Oberhausen|RWO|#e2001a #ffffff|Oberhausen
RSV Meinerzhagen
SC Freiburg|SCF|#e2001a #000000|Freiburg
SC Paderborn|SCP|#005ca9 #000000|Paderborn|SC Paderborn 07
SC Verl
SC Wiedenbrück
Schalke 04|S04|#004d9d #ffffff||FC Schalke 04
Sonnenhof Großaspach||||SG Sonnenhof Großaspach
Sportfreunde Lotte
Sportfreunde Siegen|||Siegen
SpVgg Unterhaching|UNT|#e2001a #0057a6|Unterhaching
SSV Jeddeloh II
SSV Reutlingen|||Reutlingen
SSV Ulm 1846|ULM|#000000 #ffffff|Ulm
Stuttgarter Kickers|STK|#0057a6 #ffffff|Stuttgarter K
SV Babelsberg 03|||Babelsberg
SV Drochtersen/Assel
SV Elversberg|ELV|#000000 #ffffff|Elversberg|SV 07 Elversberg
SV Linx
SV Meppen|||Meppen
SV Rödinghausen
SV Sandhausen|SVS|#000000 #ffffff|Sandhausen
SV Todesfelde
Tennis Borussia Berlin|TBB|#6b2c91 #ffffff|TB Berlin
TSG Hoffenheim|TSG|#1961b5 #ffffff|Hoffenheim|1899 Hoffenheim; TSG 1899 Hoffenheim|hoffenheim
TSV Havelse
TSV Steinbach Haiger
Türkgücü München
TuS Dassendorf
TuS Erndtebrück
TuS Koblenz|||Koblenz
Union Berlin|FCU|#eb1923 #fcd405||1. FC Union Berlin
Union Fürstenwalde
VfB Eichstätt
VfB Leipzig|VLE|#0065bd #ffdd00|Leipzig
VfB Lübeck|LUB|#009639 #ffffff|Lubeck
VfB Oldenburg|||Oldenburg
VfB Stuttgart|VFB|#ffffff #e32219|Stuttgart|VfB Stuttgart 1893
VfB Stuttgart II
VfL Bochum|BOC|#005ba1 #ffffff|Bochum|VfL Bochum 1848
VfL Osnabrück|OSN|#6b2c91 #ffffff|Osnabruck
VfL Wolfsburg|WOB|#65b32e #ffffff|Wolfsburg||wolfsburg
VfR Aalen|||Aalen
Viktoria Berlin||||FC Viktoria 1889 Berlin
Viktoria Köln
VSG Altglienicke
Wacker Burghausen|||Burghausen
Wacker Nordhausen
Waldhof Mannheim|WHM|#0057a6 #000000|Mannheim
Wattenscheid 09|W09|#000000 #ffffff|Wattenscheid
Wehen Wiesbaden|SWW|#e2001a #000000|Wehen|SV Wehen Wiesbaden
Weiche Flensburg 08
Werder Bremen|SVW|#1d9053 #ffffff||SV Werder Bremen
Werder Bremen II
Wormatia Worms
Wuppertaler SV|WSV|#e2001a #0057a6|Wuppertaler
Würzburger Kickers|FWK|#e2001a #ffffff|Wurzburger Kickers`
