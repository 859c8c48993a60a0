/** Clubs by country, one a line; table.ts explains the columns. */
export const FRANCE = `
AC Ajaccio|ACA|#e2001a #ffffff|Ajaccio
Amiens|AMI|#ffffff #000000||Amiens SC
Angers|ANG|#000000 #ffffff||Angers SCO
Annecy||||FC Annecy
Arles-Avignon|||Arles|AC Arles-Avignon
Auxerre|AUX|#ffffff #0057a6||AJ Auxerre
Bastia|BAS|#0057a6 #ffffff||SC Bastia
Beauvais
Besançon|BES||Besancon
Béziers|BEZ|#0057a6 #e2001a|Beziers|AS Béziers
Bordeaux|BOR|#001b50 #ffffff||Girondins Bordeaux; FC Girondins de Bordeaux
Boulogne||||US Boulogne
Bourg-en-Bresse|BBP|#0057a6 #ffffff|Bourg Peronnas|FC Bourg-Péronnas
Brest|BRE|#e2001a #ffffff||Stade Brestois 29
CA Bastia
Caen|CAE|#0057a6 #e2001a||Stade Malherbe Caen; SM Caen
Cannes
Chambly||||FC Chambly
Charleville
Châteauroux|CHT|#0057a6 #e2001a|Chateauroux|LB Châteauroux
Clermont|CLE|#c8102e #0057a6||Clermont Foot 63
Concarneau
Créteil|CRE|#0057a6 #ffffff|Creteil|US Créteil-Lusitanos
Dijon||||Dijon FCO
Dunkerque|DUN|#0057a6 #ffffff||USL Dunkerque
Épinal|||Epinal
Évian Thonon Gaillard|||Evian Thonon Gaillard
Gazélec Ajaccio|GFC|#e2001a #0057a6|Ajaccio GFCO|Gazélec FC Ajaccio
Grenoble|GRE|#0057a6 #ffffff||Grenoble Foot 38
Gueugnon
Guingamp|GUI|#e2001a #000000||En Avant Guingamp; EA Guingamp
Istres
Laval|LAV|#ff7f00 #000000||Stade Lavallois
Le Havre|HAC|#6cace4 #00205b||Havre AC; Le Havre AC
Le Mans|LEM|#c8102e #ffd700||Le Mans FC
Lens|RCL|#e2001a #ffd700||RC Lens; Racing Club de Lens
Libourne
Lille|LIL|#e01e13 #20325f||Lille OSC Métropole; Lille OSC
Lorient|LOR|#f58113 #000000||FC Lorient
Louhans-Cuiseaux|LOU||Louhans-Cuis.
Lyon|LYO|#ffffff #14387f||Olympique Lyonnais
Marseille|MAR|#ffffff #2faee0||Olympique Marseille; Olympique de Marseille
Martigues||||FC Martigues
Metz|MET|#6e0f12 #ffffff||FC Metz
Monaco|MON|#e51b22 #ffffff||AS Monaco FC; AS Monaco
Montpellier|MTP|#0a2c5a #ee7623||Montpellier HSC
Mulhouse
Nancy|NCY|#ffffff #e2001a||AS Nancy Lorraine
Nantes|NAN|#fcd405 #00833e||FC Nantes
Nice|NIC|#e2001a #000000||O.G.C. Nice Côte d'Azur; OGC Nice
Nîmes|NIM|#e2001a #ffffff|Nimes|Nîmes Olympique
Niort||||Chamois Niortais
Orléans|ORL|#ffd700 #c8102e|Orleans|US Orléans
Paris FC|PFC|#0e2240 #ffffff||schochastics:fc-paris
Paris Saint-Germain|PSG|#004170 #da291c|Paris SG|PSG; Paris Saint-Germain FC
Pau|PAU|#ffd700 #0057a6|Pau FC
Perpignan
Quevilly-Rouen|QRM|#c8102e #ffd700|Quevilly Rouen|US Quevilly-Rouen
Red Star|RED|#009639 #ffffff||Red Star 93; Red Star FC
Reims|REI|#ee2223 #ffffff||Stade de Reims
Rennes|REN|#e13327 #000000||Stade Rennais FC 1901; Stade Rennais; Stade Rennais FC
Rodez|ROD|#c8102e #ffd700||Rodez AF
Rouen
Saint-Brieuc|STB||St Brieuc
Saint-Étienne|STE|#009639 #ffffff|St Etienne|AS Saint-Étienne
Sedan
Sète|SET|#009639 #ffffff|Sete
Sochaux|SOC|#ffd700 #00205b||FC Sochaux
Strasbourg|RCS|#009fe3 #ffffff||RC Strasbourg Alsace; RC Strasbourg
Toulon
Toulouse|TOU|#3e2c56 #ffffff||Toulouse FC
Tours||||Tours FC
Troyes|TRO|#0057a6 #ffffff||ESTAC Troyes; Espérance Sportive Troyes Aube Champagne
Valence
Valenciennes|VAL|#e2001a #ffffff||Valenciennes FC
Vannes
Wasquehal`

export const ITALY = `
AC Milan|MIL|#fb090b #000000|Milan||milan
Ancona
Ascoli
Atalanta|ATA|#1e71b8 #000000||Atalanta BC; Atalanta Bergamasca Calcio
Bari|BAR|#ffffff #e2001a
Benevento||||Benevento Calcio
Bologna|BOL|#1a2f48 #a21c26||Bologna FC 1909
Brescia|BRE|#003da5 #ffffff
Cagliari|CAG|#002350 #a4112c||Cagliari Calcio
Carpi
Catania
Cesena
Chievo|CHI|#ffd700 #0057a6||AC Chievo Verona
Como|COM|#003399 #ffffff
Cremonese|CRE|#e2001a #7d8287
Crotone||||FC Crotone
Empoli|EMP|#00579c #ffffff
Fiorentina|FIO|#482e92 #ffffff||ACF Fiorentina
Foggia
Frosinone|FRO|#ffd700 #0057a6
Genoa|GEN|#ab1f2a #001c3f||Genoa CFC
Hellas Verona|VER|#003399 #ffd700|Verona|Hellas Verona FC
Inter|INT|#010e80 #000000||FC Internazionale Milano; Internazionale
Juventus|JUV|#000000 #ffffff||Juventus FC
Lazio|LAZ|#87d8f7 #ffffff||SS Lazio
Lecce|LEC|#ffed00 #e2001a
Livorno
Messina
Modena
Monza|MON|#e4022e #ffffff
Napoli|NAP|#12a0d7 #ffffff||SSC Napoli
Novara
Padova
Palermo|PAL|#f5a6c6 #000000
Parma|PAR|#ffd200 #1b4094||schochastics:ssd-parma-calcio
Perugia
Pescara
Piacenza
Pisa|PIS|#000000 #0057a6
Reggiana
Reggina
Roma|ROM|#8e1f2f #f0bc42||AS Roma
Salernitana|SAL|#6c1f2c #ffffff
Sampdoria|SAM|#1b5497 #ffffff||UC Sampdoria
Sassuolo|SAS|#00a752 #000000||US Sassuolo Calcio
Siena
SPAL|SPA|#a8d5f7 #ffffff|Spal|Società Polisportiva Ars et Labor 2013
Spezia|SPE|#ffffff #000000
Torino|TOR|#8a1e03 #ffffff||Torino FC
Treviso
Udinese|UDI|#000000 #ffffff||Udinese Calcio
Venezia|VEN|#000000 #ff7f00
Vicenza|VIC|#e2001a #ffffff`
