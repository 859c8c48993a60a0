/** Clubs by country, one a line; table.ts explains the columns. */
export const AZERBAIJAN = `
Qarabağ||||Qarabağ FK`

export const BELARUS = `
BATE Borisov`

export const BULGARIA = `
Ludogorets||||PFC Ludogorets Razgrad`

export const CROATIA = `
Dinamo Zagreb||||GNK Dinamo Zagreb`

export const CYPRUS = `
APOEL||||APOEL Nikosia`

export const CZECHIA = `
Baník Ostrava
Bohemians 1905||||Bohemians Praha 1905
Dukla Praha||||FK Dukla Praha
Dynamo České Budějovice
Jablonec||||FK Jablonec
Karviná||||MFK Karviná
Mladá Boleslav||||FK Mladá Boleslav
Opava||||SFC Opava
Pardubice||||FK Pardubice
Příbram||||1. FK Příbram
Sigma Olomouc
Slavia Praha
Slovácko||||1. FC Slovácko
Slovan Liberec
Sparta Praha||||AC Sparta Praha
Teplice||||FK Teplice
Viktoria Plzeň
Zbrojovka Brno
Zlín||||FC Fastav Zlín`

export const HUNGARY = `
Budafok||||Budafoki MTE
Debrecen||||Debreceni VSC
Diósgyőr||||Diósgyöri VTK
Fehérvár||||Fehérvár FC; MOL Vidi FC
Ferencváros||||Ferencvárosi TC
Haladás||||Szombathelyi Haladás
Honvéd||||Budapest Honvéd
Kisvárda||||Kisvárda FC
Mezőkövesd||||Mezőkövesdi SE
MTK Budapest
Paks||||Paksi SE
Puskás Akadémia||||Puskás FC
Újpest||||Újpest FC
Zalaegerszeg||||Zalaegerszegi TE`

export const ISRAEL = `
Maccabi Tel Aviv`

export const KAZAKHSTAN = `
Astana||||FK Astana`

export const POLAND = `
Arka Gdynia
Bruk-Bet Termalica|||Termalica B-B.
Cracovia
GKS Bełchatów|||GKS Belchatow
Górnik Łęczna|||Leczna
Górnik Zabrze|||Gornik Zabrze|Gornik Z.
Jagiellonia
Korona Kielce
Lech Poznań|||Lech Poznan
Lechia Gdańsk|||Lechia Gdansk
Legia Warszawa|||Legia
ŁKS Łódź|||LKS Lodz
Miedź Legnica|||Legnica
Piast Gliwice
Podbeskidzie
Pogoń Szczecin|||Pogon Szczecin
Polonia Warszawa
Puszcza Niepołomice|||Puszcza
Radomiak Radom
Raków Częstochowa|||Rakow
Ruch Chorzów|||Ruch Chorzow|Ruch
Sandecja Nowy Sącz|||Sandecja Nowy S.
Śląsk Wrocław|||Slask Wroclaw
Stal Mielec
Warta Poznań|||Warta Poznan
Widzew Łódź|||Widzew Lodz
Wisła Kraków|||Wisla
Wisła Płock|||Wisla Plock
Zagłębie Lubin|||Zaglebie
Zagłębie Sosnowiec|||Zaglebie Sosnowiec
Zawisza Bydgoszcz|||Zawisza`

export const ROMANIA = `
CFR Cluj
Oțelul Galați`

export const RUSSIA = `
Akhmat Grozny
Akron Togliatti
Alania Vladikavkaz|||Vladikavkaz
Amkar Perm|||Amkar
Anzhi Makhachkala|||FK Anzi Makhackala
Arsenal Tula
Baltika Kaliningrad|||Baltika
CSKA Moscow||||CSKA Moskva
Dynamo Makhachkala
Dynamo Moscow||||Dinamo Moskva
Fakel Voronezh
Khimki||||FK Khimki
Krasnodar||||FK Krasnodar
Krylya Sovetov||||Krylia Sovetov
Kuban Krasnodar|||Kuban
Lokomotiv Moscow||||Lokomotiv Moskva
Mordovia Saransk|||M. Saransk
Orenburg||||FK Orenburg
Pari Nizhny Novgorod|||Pari NN|Nizhny Novgorod
Rodina Moscow
Rostov|||FK Rostov
Rotor Volgograd|||R. Volgograd
Rubin Kazan
SKA-Khabarovsk|||SKA Khabarovsk
Sochi||||FK Sochi
Spartak Moscow||||Spartak Moskva
Spartak Nalchik
Tambov||||FK Tambov
Tom Tomsk|||Tomsk
Torpedo Moscow||||T. Moscow
Tosno
Ufa||||FK Ufa
Ural||||FK Ural
Volga Nizhny Novgorod|||Volga N. Novgorod
Volgar Astrakhan|||Volgar-Astrakhan
Yenisey Krasnoyarsk|||Yenisey|Enisey Krasnoyarsk
Zenit||||Zenit St. Petersburg`

export const SERBIA = `
Red Star Belgrade||||Crvena Zvezda; FK Crvena Zvezda`

export const SLOVAKIA = `
Slovan Bratislava||||ŠK Slovan Bratislava`

export const SLOVENIA = `
Maribor||||NK Maribor`

export const UKRAINE = `
Dynamo Kyiv||||Dinamo Kiev
Shakhtar Donetsk||||FK Shakhtar Donetsk`
