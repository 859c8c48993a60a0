/** Clubs by country, one a line; table.ts explains the columns. */
export const SPAIN = `
AD Ceuta|CEU|#ffffff #000000|Ceuta|AD Ceuta FC
Alavés|ALA|#0761af #ffffff|Alaves|CD Alavés; Deportivo Alavés
Albacete|ALB|#ffffff #c8102e
Alcorcón|ADA|#ffd700 #003da5|Alcorcon|AD Alcorcón
Alcoyano
Algeciras
Alicante
Almería|ALM|#ee1119 #ffffff|Almeria|UD Almería
Amorebieta
Athletic Club|ATH|#ee2523 #ffffff|Ath Bilbao|Athletic Bilbao; Athletic Club Bilbao
Atlético de Madrid|ATM|#cb3524 #ffffff|Ath Madrid|Atlético Madrid; Club Atlético de Madrid|atletico-madrid
Atlético de Madrid B|ATB|#cb3524 #ffffff|Ath Madrid B
Badajoz
Barcelona|BAR|#a50044 #004d98||FC Barcelona
Barcelona B|BAB|#a50044 #004d98||FC Barcelona B
Bilbao Athletic||||Athletic Club B; Athletic Bilbao B
Burgos|BUR|#ffffff #000000||Burgos CF
Cádiz|CAD|#fde607 #0045a7|Cadiz|Cádiz CF
Cartagena|CAR|#000000 #ffffff||FC Cartagena
Castellón|CAS|#000000 #ffffff|Castellon|CD Castellón
CD Logroñés|LOG|#ffffff #c8102e|Logrones@-2008
CD Ourense|||Ourense|Orense|ourense
Celta de Vigo|CEL|#8ac3ee #e5254e|Celta|Celta Vigo; RC Celta de Vigo; RC Celta; Real Club Celta de Vigo|celta-vigo
CF Extremadura|||Extremadura
Ciudad de Murcia
Compostela
Córdoba|COR|#006a3c #ffffff|Cordoba|Córdoba CF; FC Cordoba
Cultural Leonesa|CUL|#ffffff #c8102e||Leonesa
Deportivo La Coruña|DEP|#0070b5 #ffffff|La Coruna|Real Club Deportivo de La Coruña
Écija|||Ecija
Eibar|EIB|#9d1348 #004b9d||SD Eibar
Elche|ELC|#ffffff #05642c||Elche CF; FC Elche
Eldense||||CD Eldense
Espanyol|ESP|#007fc8 #ffffff|Espanol|Espanyol Barcelona; RCD Espanyol de Barcelona; Reial Club Deportiu Espanyol
Extremadura UD
FC Andorra|AND|#003da5 #ffd100|Andorra
Fuenlabrada||||CF Fuenlabrada
Getafe|GET|#005999 #ffffff||Getafe Club de Fútbol; Getafe CF; FC Getafe
Gimnàstic de Tarragona|GIM|#8a1538 #ffffff|Gimnastic
Girona|GIR|#cd2534 #ffffff||Girona FC; FC Girona
Granada|GRA|#a61b2b #ffffff||Granada CF; FC Granada
Granada 74
Guadalajara||||CD Guadalajara
Hércules|HER|#0057a6 #ffffff|Hercules|Hércules CF
Huesca|HUE|#003da5 #a50044||SD Huesca
Ibiza
Las Palmas|LPA|#ffe400 #0072ce||UD Las Palmas
Leganés|LEG|#0053a0 #ffffff|Leganes|CD Leganés
Levante|LEV|#b4053f #005cab||Levante UD; UD Levante
Llagostera||||UE Llagostera
Lorca Deportiva|||Lorca@-2011
Lorca FC|||Lorca@2012-
Lugo||||CD Lugo
Málaga|MGA|#0082c9 #ffffff|Malaga|Málaga Club de Fútbol; Málaga CF; FC Malaga
Málaga B|MGB|#0082c9 #ffffff|Malaga B
Mallorca|MLL|#e20613 #000000||RCD Mallorca
Mallorca B
Mérida|MER|#ffffff #000000|Merida
Mirandés|MIR|#c8102e #000000|Mirandes|CD Mirandés
Numancia||||CD Numancia
Osasuna|OSA|#d91a21 #0a346f||CA Osasuna
Poli Ejido|EJI
Ponferradina||||SD Ponferradina
Pontevedra
Racing de Ferrol|RFE|#009639 #ffffff|Ferrol|Racing Ferrol
Racing de Santander|RAC|#ffffff #00833e|Santander|Racing Santander|racing-santander
Rayo Majadahonda
Rayo Vallecano|RAY|#ffffff #e53027|Vallecano|Rayo Vallecano de Madrid
Real Betis|BET|#0bb363 #ffffff|Betis|Real Betis Balompié; Betis Sevilla
Real Jaén|JAE|#ffffff #6b2c91|Jaen
Real Madrid|RMA|#ffffff #febe10||Real Madrid Club de Fútbol; Real Madrid CF
Real Madrid Castilla|RMC|#ffffff #febe10|Real Madrid B
Real Murcia|MUR|#c8102e #ffffff|Murcia
Real Oviedo|OVI|#0033a0 #ffffff|Oviedo
Real Sociedad|RSO|#0067b1 #ffffff|Sociedad|Real Sociedad de Fútbol; Real Sociedad San Sebastian
Real Sociedad B|RSB|#0067b1 #ffffff|Sociedad B
Real Unión|RUN|#ffffff #000000|Real Union
Real Valladolid|VLL|#6a2c91 #ffffff|Valladolid|Real Valladolid CF
Real Zaragoza|ZAR|#ffffff #0057a6|Zaragoza|Real Saragossa
Recreativo de Huelva|REC|#0057a6 #ffffff|Recreativo|Recreativo Huelva
Reus Deportiu||||Reus; CF Reus Deportiu
Sabadell||||CE Sabadell
Sevilla|SEV|#ffffff #d81920||Sevilla FC; FC Sevilla
Sevilla Atlético|SEA|#ffffff #d81920|Sevilla B
Sporting de Gijón|SPG|#d71920 #ffffff|Sp Gijon|Sporting Gijón|sporting-gijon
Tenerife|TEN|#ffffff #0033a0||CD Tenerife
Terrassa
Toledo
UCAM Murcia||||UCAM Murcia CF
UD Logroñés|||Logrones@2009-
UD Salamanca|||Salamanca||salamanca
UE Lleida|||Lleida|Lerida|lleida
Universidad de Las Palmas|ULP||U.Las Palmas
Valencia|VAL|#ffffff #000000||Valencia Club de Fútbol; Valencia CF; FC Valencia
Vecindario
Villarreal|VIL|#ffe667 #005187||Villareal; Villarreal Club de Fútbol; Villarreal CF
Villarreal B|VIB|#ffe667 #005187
Xerez||||Xerez CD`

export const PORTUGAL = `
Académica|ACA|#000000 #ffffff|Academica|Académica de Coimbra
Alverca|ALV|#e2001a #0057a6
Arouca|ARO|#ffe400 #0057a6||FC Arouca
AVS|AVS|#e2001a #ffffff||AFS
B-SAD|||football-data:Belenenses@2018-2021|schochastics:bsad@2018-; Belenenses SAD
Beira-Mar|BEI|#ffe400 #000000|Beira Mar
Belenenses|BEL|#005baa #ffffff|Belenenses@-2017|Belenenses@2022-; schochastics:bsad@-2017
Benfica|BEN|#e83030 #ffffff||SL Benfica; Sport Lisboa e Benfica; Benfica Lissabon
Boavista|BOA|#000000 #ffffff||Boavista Porto
Campomaiorense||||Campomaior
Casa Pia|CPI|#000000 #ffffff||Casa Pia Ac
CF Estrela da Amadora (1932)|AMA|#e2001a #009639|Est Amadora|Estrela da Amadora@-2010; CF Estrela da Amadora@-2010|estrela-da-amadora-1932
Chaves|CHA|#0057a6 #e2001a||Desp. Chaves; GD Chaves
Desportivo das Aves|AVE|#e2001a #ffffff|Aves
Espinho
Estoril|EST|#ffe400 #0057a6||GD Estoril Praia
Estrela da Amadora|AMA|#e2001a #009639|Estrela|Estrela da Amadora@2020-; CF Estrela da Amadora@2020-
Famalicão|FAM|#ffffff #0057a6|Famalicao
Farense|FAR|#ffffff #000000
FC Felgueiras|||Felgueiras||felgueiras
Feirense
Gil Vicente|GIL|#e2001a #0057a6
Leça|LEC|#009639 #ffffff|Leca
Leixões|LEX|#e2001a #ffffff|Leixoes
Marítimo|MAR|#009639 #e2001a|Maritimo|Marítimo Funchal
Moreirense|MOR|#009639 #ffffff||FC Moreirense
Nacional|NAC|#000000 #ffffff||Nacional Funchal
Naval
Olhanense
Paços de Ferreira|PAC|#ffe400 #009639|Pacos Ferreira
Penafiel
Portimonense|PTM|#000000 #ffffff
Porto|POR|#00428c #ffffff||FC Porto
Rio Ave|RAV|#009639 #ffffff||FC Rio Ave
Salgueiros
Santa Clara|SCL|#e2001a #ffffff
Sporting CP|SCP|#008057 #ffffff|Sp Lisbon|Sporting Clube de Portugal; Sporting Lissabon
Sporting de Braga|BRA|#e03a3e #ffffff|Sp Braga|Braga; Sporting Braga|braga
Tirsense
Tondela|TON|#009639 #ffe400||CD Tondela
Trofense
União da Madeira|UMA|#ffe400 #0057a6|Madeira|União Madeira
União de Leiria|ULE|#ffffff #e2001a|Leiria
Varzim
Vitória de Guimarães|VSC|#ffffff #000000|Guimaraes|Vitória Guimarães|vitoria-guimaraes
Vitória de Setúbal|VFC|#009639 #ffffff|Setubal|Vitoria Setubal
Vizela|VIZ|#0057a6 #ffffff||FC Vizela`
