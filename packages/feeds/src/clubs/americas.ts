/** Clubs by country, one a line; table.ts explains the columns. */
export const ARGENTINA = `
Aldosivi
All Boys
Argentinos Juniors|ARJ|#d1142a #ffffff|Argentinos Jrs
Arsenal de Sarandí|||Arsenal Sarandi
Atlético Rafaela|||Atl. Rafaela
Atlético Tucumán|||Atl. Tucuman
Banfield
Barracas Central
Belgrano|BEL|#6cabdd #111111||Belgrano de Córdoba
Boca Juniors|BOC|#0f4fb5 #fddc1c||CA Boca Juniors
Central Córdoba|||Central Cordoba|Central Córdoba SdE; CA Central Córdoba
Chacarita Juniors
Colón|||Colon Santa Fe|Colón de Santa Fe
Crucero del Norte
Defensa y Justicia|DYJ|#fddc1c #0b7a3b
Deportivo Riestra|||Dep. Riestra
Estudiantes|EDL|#d1142a #ffffff|Estudiantes L.P.|Estudiantes de La Plata
Estudiantes de Río Cuarto|||Estudiantes Rio Cuarto
Gimnasia La Plata|GLP|#ffffff #12234f|Gimnasia L.P.|Gimnasia de La Plata
Gimnasia Mendoza
Godoy Cruz
Huracán|HUR|#ffffff #d1142a|Huracan
Independiente|IND|#d1142a #ffffff
Independiente Rivadavia|||Ind. Rivadavia
Instituto||||Instituto de Córdoba
Lanús|LAN|#8a1c2b #ffffff|Lanus
Newell's Old Boys|NOB|#d1142a #111111|Newells Old Boys
Nueva Chicago
Olimpo|||Olimpo Bahia Blanca
Patronato||||Patronato de Paraná
Platense
Quilmes
Racing Club|RCL|#6cabdd #ffffff
River Plate|RIV|#ffffff #d1142a||CA River Plate
Rosario Central|ROS|#0f4fb5 #fddc1c
San Lorenzo|SLO|#0f4fb5 #d1142a
San Martín de San Juan|||San Martin S.J.
San Martín de Tucumán|||San Martin T.
Sarmiento|||Sarmiento Junin|Sarmiento de Junín
Talleres|TAL|#12234f #ffffff|Talleres Cordoba|Talleres de Córdoba; CA Talleres
Temperley
Tigre
Unión de Santa Fe|||Union de Santa Fe
Vélez Sarsfield|VEZ|#ffffff #0f4fb5|Velez Sarsfield|CA Vélez Sarsfield`

export const BOLIVIA = `
Blooming||||CD Blooming
Bolívar||||Club Bolívar
San Antonio Bulo Bulo
The Strongest||||Club The Strongest`

export const BRAZIL = `
Amazonas||||Amazonas FC AM
América Mineiro|||America MG
Athletic Club MG||||Athletic MG
Athletico Paranaense|CAP|#d1142a #111111|Athletico-PR|Atletico-PR
Atlético Goianiense|||Atletico GO
Atlético Mineiro|CAM|#111111 #ffffff|Atletico-MG|CA Mineiro
Avaí|||Avai|Avaí SC
Bahia|BAH|#0f4fb5 #d1142a||Bahia BA; EC Bahia
Botafogo|BOT|#111111 #ffffff|Botafogo RJ|Botafogo FR
Botafogo SP
Ceará|||Ceara|Ceará CE; Ceará SC
Chapecoense|CHP|#0b7a3b #ffffff|Chapecoense-SC
Corinthians|CTH|#ffffff #111111||Corinthians SP; SC Corinthians Paulista
Coritiba|CFC|#0b7a3b #ffffff||Coritiba PR
CRB||||CR Brasil AL
Criciúma|||Criciuma|Criciúma SC
Cruzeiro|CRU|#0f4fb5 #ffffff||Cruzeiro EC
CSA||||CSA AL
Cuiabá|||Cuiaba|Cuiabá MT
Ferroviária||||Ferroviária SP
Figueirense
Flamengo|FLA|#d1142a #111111|Flamengo RJ|CR Flamengo
Fluminense|FLU|#8a1c2b #0b7a3b||Fluminense FC; Fluminense RJ
Fortaleza||||Fortaleza CE; Fortaleza EC
Goiás|||Goias|Goiás GO
Grêmio|GRE|#6cabdd #111111|Gremio|Grêmio FBPA; Grêmio Porto Alegre
Internacional|SCI|#d1142a #ffffff||SC Internacional
Joinville
Juventude||||EC Juventude
Mirassol|MRS|#fddc1c #0b7a3b||Mirassol FC
Náutico|||Nautico
Novorizontino||||Grêmio Novorizontino SP
Operário Ferroviário||||Operário Ferroviário PR
Palmeiras|PAL|#0b7a3b #ffffff||SE Palmeiras
Paraná|||Parana
Paysandu||||Paysandu PA
Ponte Preta
Portuguesa
Red Bull Bragantino|RBB|#ffffff #d1142a|Bragantino|RB Bragantino
Remo|REM|#12234f #ffffff||Remo PA
Santa Cruz
Santos|SFC|#ffffff #111111||Santos FC
São Paulo|SAO|#ffffff #d1142a|Sao Paulo|São Paulo FC
Sport Recife||||Sport Recife PE; SC Recife
Vasco da Gama|VAS|#111111 #ffffff|Vasco|CR Vasco da Gama; Vasco da Gama RJ
Vila Nova||||Vila Nova GO
Vitória|VIT|#d1142a #111111|Vitoria|EC Vitória
Volta Redonda||||Volta Redonda RJ`

export const CHILE = `
Colo-Colo|CCO|#ffffff #111111||CSD Colo-Colo
Deportes Iquique||||CD Iquique
Ñublense||||CD Nublense
Universidad de Chile|UCH|#0f4fb5 #d1142a||CF Universidad de Chile`

export const COLOMBIA = `
Águilas Doradas
Alianza||||Alianza FC
América de Cali|ACA|#d1142a #ffffff
Atlético Bucaramanga||||CA Bucaramanga
Atlético Nacional|ANC|#0b7a3b #ffffff||CDC Atlético Nacional
Boyacá Chicó
Deportes Tolima||||CD Tolima
Deportivo Cali
Deportivo Pasto
Deportivo Pereira
Envigado||||Envigado FC
Fortaleza CEIF||||Fortaleza FC
Independiente Medellín
Independiente Santa Fe||||Santa Fe
Junior|JUN|#d1142a #ffffff||Atlético Junior
La Equidad
Llaneros||||Llaneros FC
Millonarios|MLO|#0f4fb5 #ffffff
Once Caldas
Unión Magdalena`

export const ECUADOR = `
Barcelona SC
El Nacional||||CSCyD El Nacional
Independiente del Valle||||CAR Independiente del Valle
LDU Quito||||LDU de Quito`

export const MEXICO = `
América|AME|#fddc1c #0f4fb5||CF América
Atlas|ATS|#d1142a #111111||Atlas Guadalajara
Atlético San Luis
Cruz Azul|CAZ|#0f4fb5 #ffffff
Guadalajara|GDL|#d1142a #ffffff||Deportivo Guadalajara
Juárez||||FC Juárez
León|LEO|#0b7a3b #ffffff||Club León
Lobos BUAP
Mazatlán|MAZ|#5a2d82 #ffffff||Mazatlán FC
Monterrey|MTY|#0f4fb5 #ffffff||CF Monterrey
Morelia||||Monarcas Morelia
Necaxa|NEX|#d1142a #ffffff||Club Necaxa
Pachuca|PAC|#0f4fb5 #ffffff||CF Pachuca
Puebla|PUE|#ffffff #0f4fb5||Puebla FC
Pumas UNAM|PUM|#12234f #e3b23c
Querétaro|QUE|#0f4fb5 #111111||Gallos Blancos
Santos Laguna|SLA|#0b7a3b #ffffff
Tigres UANL|TIG|#fddc1c #0f4fb5||UANL Tigres
Tijuana|TIJ|#d1142a #111111||Club Tijuana
Toluca|TOL|#d1142a #ffffff||Deportivo Toluca
Veracruz||||CD Veracruz`

export const PARAGUAY = `
Cerro Porteño||||Club Cerro Porteño
Libertad||||Club Libertad Asuncion
Nacional Asunción||||Club Nacional
Olimpia||||Olimpia Asuncion`

export const PERU = `
Alianza Lima||||Club Alianza Lima
Melgar||||FBC Melgar
Sporting Cristal||||CS Cristal
Universitario||||Club Universitario de Deportes`

export const UNITED_STATES = `
Atlanta United|ATL|#d1142a #111111|Atlanta Utd|Atlanta United FC
Austin FC|AUS|#0b7a3b #111111
CF Montréal|||CF Montreal
Charlotte FC|||Charlotte
Chicago Fire|CHI|#d1142a #12234f
Chivas USA
Colorado Rapids
Columbus Crew|CLB|#fddc1c #111111
D.C. United|||DC United
FC Cincinnati|CIN|#ee6c1c #12234f
FC Dallas
Houston Dynamo
Inter Miami|MIA|#f2a7c3 #111111||Inter Miami CF
LA Galaxy|LAG|#ffffff #12234f|Los Angeles Galaxy
Los Angeles FC|LFC|#111111 #e3b23c
Minnesota United|MNU|#8d9399 #111111||Minnesota United FC
Nashville SC|NSH|#fddc1c #12234f
New England Revolution
New York City FC|NYC|#6cabdd #12234f|New York City
New York Red Bulls|NYR|#ffffff #d1142a||New York RB
Orlando City|ORL|#5a2d82 #ffffff
Philadelphia Union|PHI|#12234f #e3b23c
Portland Timbers|PTL|#0b7a3b #fddc1c
Real Salt Lake|RSL|#8a1c2b #0f4fb5
San Diego FC|SDG|#6cabdd #8a1c2b
San Jose Earthquakes
Seattle Sounders|SEA|#0b7a3b #0f4fb5
Sporting Kansas City
St. Louis City||||St. Louis City SC
Toronto FC
Vancouver Whitecaps`

export const URUGUAY = `
Boston River||||CA Boston River
Defensor Sporting||||Defensor SC
Nacional Montevideo|NCM|#ffffff #0f4fb5||Club Nacional de Football
Peñarol|PEN|#fddc1c #111111||CA Peñarol`

export const VENEZUELA = `
Carabobo||||Carabobo FC
Deportivo Táchira||||Deportivo Táchira FC
Monagas||||Monagas SC
Universidad Central de Venezuela||||Universidad Central de Venezuela FC`
