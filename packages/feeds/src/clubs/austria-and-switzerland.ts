/** Clubs by country, one a line; table.ts explains the columns. */
export const AUSTRIA = `
Admira Wacker|||Admira|FC Admira Wacker; FC Trenkwalder Admira
Altach||||SCR Altach
AS Koma Elektra
ASK-BSC Bruck/Leitha
ASK Ebreichsdorf
ASK Voitsberg
ASKÖ Gmünd
ASKÖ Köttmannsdorf
ASKÖ Oedt
ASV Draßburg
ASV Schrems
ASV Siegendorf
ATSV Stadl-Paura
ATSV Wolfsberg
Austria Klagenfurt|||A. Klagenfurt|SK Austria Klagenfurt
Austria Lustenau|||A. Lustenau
Austria Salzburg
Austria Wien|||Austria Vienna
Austria Wien II
Blau-Weiß Linz|||BW Linz|FC Blau Weiß Linz
Deutschlandsberger SC
Dornbirner SV
Edelweiß Linz||||Union Edelweiß Linz
FC Alberschwende
FC Deutschkreutz
FC Dornbirn
FC Gleisdorf 09
FC Gratkorn
FC Hertha Wels
FC Juniors OÖ
FC Kitzbühel
FC Kufstein
FC Langenegg
FC Lendorf
FC Liefering
FC Lustenau
FC Marchfeld Donauauen
FC Marchfeld Mannsdorf
FC Mauerwerk
FC Pinzgau Saalfelden
FC Stadlau
FC Wolfurt
FC Zell am See
FCM Traiskirchen
First Vienna||||First Vienna FC
Floridsdorfer AC
FV Austria XIII
Grazer AK
Grödig|||Grodig|SV Grödig
Hartberg||||TSV Hartberg
Kapfenberger SV||||Kapfenberger SV 1919; KSV Superfund
LASK||||LASK Linz
Mattersburg||||SV Mattersburg
Rapid Wien|||SK Rapid
Rapid Wien II
Red Bull Salzburg|||Salzburg|RB Salzburg; FC Red Bull Salzburg
Ried||||SV Ried
SAK Klagenfurt
SC/ESV Parndorf
SC Kalsdorf
SC Neusiedl/See||||SC Neusiedl/See 1919
SC Pinkafeld
SC Retz
SC Schwaz
SC Weiz
Schwarz-Weiß Bregenz
SK Maria Saal
SK Treibach
SKU Amstetten
St. Pölten|||St. Polten|SKN St. Pölten
Sturm Graz||||SK Sturm Graz
Sturm Graz II
SV Gloggnitz
SV Hall
SV Horn
SV Innsbruck
SV Lafnitz
SV Leobendorf
SV Neuberg
SV Seekirchen
SV St. Jakob/Rosental
SV Straßwalchen
SV Stripfing||||SV Stripfing/Weiden
SV Wallern
SV Wörgl
SVG Reichenau
Team Wiener Linien||||SC Team Wiener Linien
TSV St. Johann
TuS Bad Gleichenberg
Union Gurten
Union Vöcklamarkt
USK Anif||||USK Maximarkt Anif
USV Allerheiligen
USV Mettersdorf
USV Scheiblingkirchen-Warth
USV St. Anna
VfB Hohenems
Völkermarkter ST||||Völkermarkter ST 1868
Vorwärts Steyr
Wacker Innsbruck||||FC Wacker Innsbruck
Wacker Innsbruck II||||FC Wacker Innsbruck II
Wiener Neustadt|||Neustadt|1. Wiener Neustädter SC; SC Magna Wiener Neustadt; SC Wiener Neustadt
Wiener Sport-Club
Wiener Viktoria||||SC Wiener Viktoria
Wolfsberger AC||||WAC/St. Andrä
WSC Hertha Wels||||WSC Hertha
WSG Tirol|||football-data:Tirol|WSG Wattens`

export const SWITZERLAND = `
Aarau||||FC Aarau
Basel||||FC Basel 1893
Chiasso||||FC Chiasso
Grasshoppers||||Grasshopper Club Zürich
Kriens||||SC Kriens
Lausanne-Sport||||FC Lausanne-Sport
Lugano||||FC Lugano
Luzern||||FC Luzern
Neuchâtel Xamax||||Neuchâtel Xamax FCS
Schaffhausen||||FC Schaffhausen
Servette||||Servette FC
Sion||||FC Sion
St. Gallen||||FC St. Gallen
Stade Lausanne-Ouchy
Thun||||FC Thun
Vaduz||||FC Vaduz
Wil||||FC Wil 1900
Winterthur||||FC Winterthur
Young Boys||||BSC Young Boys
Zürich||||FC Zürich`
