/** Clubs by country, one a line; table.ts explains the columns. */
export const GREECE = `
AE Larissa|LAR|#8a1538 #ffffff|Larisa|AEL Larissa|ael-larissa
AEK Athens|AEK|#ffd700 #000000|AEK|AEK Athen
AEL Kalloni|||Kallonis
Akratitos
Apollon Kalamarias|||Kalamaria
Apollon Smyrnis|||Apollon
Aris Thessaloniki|ARI|#ffd700 #000000|Aris|Aris Saloniki|aris
Asteras Tripolis|AST|#0057a6 #ffd700
Athinaikos
Atromitos|ATR|#0057a6 #ffffff
Chalkidona
Doxa Drama|||Doxa Dramas|Doxa
Edessaikos
Egaleo
Elefsina|||Eleysina
Ergotelis
Ethnikos Asteras||||Eth Asteras
Ethnikos Piraeus||||Ethnikos
Ionikos
Iraklis||||Heracles
Kalamata
Kallithea||||Kalithea; Athens Kallithea; GS Kallithea
Kastoria
Kavala
Kerkyra
Kifisia|KIF|#8a1c2b #ffffff||AE Kifisias
Lamia|LAM|#0057a6 #ffffff
Levadiakos|LEV|#009639 #0057a6|Levadeiakos
OFI Crete|OFI|#000000 #ffffff|OFI|OFI Heraklion
Olympiacos|OLY|#e2001a #ffffff|Olympiakos|Olympiakos Piraeus
Olympiacos Volos|||Olympiakos Volou
Panachaiki|||Panahaiki
Panathinaikos|PAN|#007a33 #ffffff
Panetolikos|PNT|#ffd700 #0057a6
Paniliakos
Panionios||||Panionios GSS
Panserraikos|PSE|#e2001a #ffffff
Panthrakikos
PAOK|PAO|#000000 #ffffff||PAOK Saloniki
PAS Giannina|GIA|#0057a6 #ffffff|Giannina|Yiannina
Platanias
Proodeftiki||||Proodeytiki
Thrasyvoulos
Trikala
Veria||||Veroia
Volos|VOL|#c8102e #0057a6|Volos NFC
Xanthi||||Skoda Xanthi; Xanthi FC`

export const TURKEY = `
Adana Demirspor|ADS|#0057a6 #00205b|Ad. Demirspor
Adanaspor
Akhisarspor||||Akhisar Belediyespor
Alanyaspor|ALA|#ff7f00 #009639
Altay||||Altay Izmir
Altınordu||||Altınordu FK
Ankaragücü||||MKE Ankaragücü
Antalyaspor|ANT|#e2001a #ffffff
Balıkesirspor
Beşiktaş|BJK|#000000 #ffffff|Besiktas
Bodrum|BOD|#009639 #ffffff|Bodrumspor|Bodrum FK
Boluspor
Bursaspor
Çaykur Rizespor|RIZ|#0057a6 #009639|Rizespor||rizespor
Denizlispor
Erzurumspor||||BB Erzurumspor
Eskişehirspor
Eyüpspor|EYU|#6b2c91 #ffd700|Eyupspor
Fatih Karagümrük|FKA|#e2001a #000000|Karagumruk
Fenerbahçe|FEN|#00205b #ffed00|Fenerbahce
Galatasaray|GAL|#a90432 #fdb912
Gaziantep|GFK|#e2001a #000000||Gazişehir Gaziantep FK; Gaziantep FK
Gençlerbirliği|GEN|#e2001a #000000|Genclerbirligi
Giresunspor
Göztepe|GOZ|#ffd700 #e2001a|Goztep
Hatayspor|HAT|#8a1538 #ffffff
İstanbul Başakşehir|IBF|#ff7f00 #00205b|Buyuksehyr
İstanbulspor||||İstanbulspor AŞ
Kasımpaşa|KAS|#00205b #ffffff|Kasimpasa|Kasımpaşa SK
Kayserispor|KAY|#ffd700 #e2001a
Keçiörengücü
Kocaelispor|KOC|#009639 #000000
Konyaspor|KON|#009639 #ffffff||Atiker Konyaspor
Menemenspor||||Menemen Belediyespor
Osmanlıspor||||Osmanlıspor FK
Samsunspor|SAM|#e2001a #ffffff
Sivasspor|SIV|#e2001a #ffffff
Trabzonspor|TRA|#8a1538 #6cace4
Ümraniyespor
Yeni Malatyaspor`
