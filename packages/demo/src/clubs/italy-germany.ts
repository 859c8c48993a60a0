/** Clubs of Italy and Germany, strongest first: name|code|founded|ground|city|capacity|colours. */
export const ITALY_SERIE_A = `
Inter|INT|1908|San Siro|Milan|75817|blue black
Napoli|NAP|1926|Diego Armando Maradona|Naples|54726|sky white
Juventus|JUV|1897|Allianz Stadium|Turin|41507|black white
Milan|MIL|1899|San Siro|Milan|75817|red black
Atalanta|ATA|1907|New Balance Arena|Bergamo|24950|blue black
Roma|ROM|1927|Stadio Olimpico|Rome|70634|maroon gold
Lazio|LAZ|1900|Stadio Olimpico|Rome|70634|sky white
Bologna|BOL|1909|Renato Dall'Ara|Bologna|36462|red navy
Fiorentina|FIO|1926|Artemio Franchi|Florence|43147|purple white
Como|COM|1907|Giuseppe Sinigaglia|Como|13602|blue white
Torino|TOR|1906|Olimpico Grande Torino|Turin|28177|maroon white
Udinese|UDI|1896|Bluenergy Stadium|Udine|25144|black white
Genoa|GEN|1893|Luigi Ferraris|Genoa|33205|red navy
Sassuolo|SAS|1920|Mapei Stadium|Reggio Emilia|21584|green black
Cagliari|CAG|1920|Unipol Domus|Cagliari|16416|red navy
Parma|PAR|1913|Ennio Tardini|Parma|22352|white yellow
Lecce|LEC|1908|Via del Mare|Lecce|31559|yellow red
Hellas Verona|VER|1903|Marcantonio Bentegodi|Verona|31713|blue yellow
Cremonese|CRE|1903|Giovanni Zini|Cremona|15191|red grey
Pisa|PIS|1909|Arena Garibaldi|Pisa|12508|blue black`

export const GERMANY_BUNDESLIGA = `
Bayern Munich|FCB|1900|Allianz Arena|Munich|75024|red white
Borussia Dortmund|BVB|1909|Signal Iduna Park|Dortmund|81365|yellow black
Bayer Leverkusen|B04|1904|BayArena|Leverkusen|30210|red black
RB Leipzig|RBL|2009|Red Bull Arena|Leipzig|47800|white red
Eintracht Frankfurt|SGE|1899|Deutsche Bank Park|Frankfurt|58000|black red
VfB Stuttgart|VFB|1893|MHPArena|Stuttgart|60058|white red
SC Freiburg|SCF|1904|Europa-Park Stadion|Freiburg|34700|red black
Hoffenheim|TSG|1899|PreZero Arena|Sinsheim|30150|blue white
Mainz 05|M05|1905|Mewa Arena|Mainz|33305|red white
Borussia Mönchengladbach|BMG|1900|Borussia-Park|Mönchengladbach|54042|white green
Wolfsburg|WOB|1945|Volkswagen Arena|Wolfsburg|28917|green white
Werder Bremen|SVW|1899|Weserstadion|Bremen|42100|green white
Union Berlin|FCU|1966|An der Alten Försterei|Berlin|22012|red white
FC Augsburg|FCA|1907|WWK Arena|Augsburg|30660|white red
1. FC Köln|KOE|1948|RheinEnergieStadion|Cologne|50000|white red
Hamburger SV|HSV|1887|Volksparkstadion|Hamburg|57000|blue white
St. Pauli|STP|1910|Millerntor-Stadion|Hamburg|29546|maroon white
Heidenheim|HDH|1846|Voith-Arena|Heidenheim|15000|red blue`
