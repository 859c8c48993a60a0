/** Clubs of Turkey, Greece, Norway, Arabia and North Africa, strongest first: name|code|founded|ground|city|capacity|colours. */
export const TURKEY_SUPER_LIG = `
Galatasaray|GAL|1905|Rams Park|Istanbul|53798|red yellow
Fenerbahçe|FEN|1907|Şükrü Saracoğlu|Istanbul|47430|yellow navy
Beşiktaş|BES|1903|Tüpraş Stadyumu|Istanbul|42590|black white
Trabzonspor|TRA|1967|Papara Park|Trabzon|40782|maroon sky
İstanbul Başakşehir|IBA|1990|Başakşehir Fatih Terim|Istanbul|17156|orange navy
Samsunspor|SAM|1965|19 Mayıs Stadyumu|Samsun|33919|red white
Göztepe|GOZ|1925|Gürsel Aksel|İzmir|19713|yellow red
Konyaspor|KON|1922|Medaş Konya|Konya|42000|green white
Kasımpaşa|KAS|1921|Recep Tayyip Erdoğan|Istanbul|14234|navy white
Antalyaspor|ANL|1966|Corendon Airlines Park|Antalya|32537|red white
Alanyaspor|AYS|1948|Bahçeşehir Okulları|Alanya|10128|orange green
Rizespor|RIZ|1953|Çaykur Didi|Rize|15558|green blue
Gaziantep|GFK|1988|Kalyon Stadyumu|Gaziantep|35574|red black
Kayserispor|KAY|1966|Kadir Has|Kayseri|32864|yellow red
Eyüpspor|EYU|1919|Eyüp Stadyumu|Istanbul|2500|purple yellow
Kocaelispor|KOC|1966|Kocaeli Stadyumu|İzmit|34829|green black`

export const GREECE_SUPER_LEAGUE = `
Olympiacos|OLY|1925|Georgios Karaiskakis|Piraeus|32115|red white
PAOK|PAO|1926|Toumba|Thessaloniki|28701|black white
AEK Athens|AEK|1924|Agia Sophia Stadium|Athens|32500|yellow black
Panathinaikos|PAN|1908|Apostolos Nikolaidis|Athens|16003|green white
Aris|ARI|1914|Kleanthis Vikelidis|Thessaloniki|22800|yellow black
OFI Crete|OFI|1925|Theodoros Vardinogiannis|Heraklion|9088|black white
Asteras Tripolis|AST|1931|Theodoros Kolokotronis|Tripoli|7423|yellow blue
Atromitos|ATR|1923|Peristeri Stadium|Peristeri|10050|blue white
Volos|VOS|2017|Panthessaliko|Volos|22700|red blue
Levadiakos|LDK|1961|Levadia Municipal|Livadeia|5915|green blue
Panetolikos|PNT|1926|Panetolikos Stadium|Agrinio|7321|yellow blue
Kifisia|KIF|1932|Zirineio|Kifissia|2500|maroon white
AEL Larissa|AEL|1964|AEL FC Arena|Larissa|16118|maroon white
Panserraikos|PSE|1964|Serres Municipal|Serres|9500|red white`

export const NORWAY_ELITESERIEN = `
Bodø/Glimt|BOD|1916|Aspmyra Stadion|Bodø|8270|yellow black
Viking|VIK|1899|SR-Bank Arena|Stavanger|15900|navy white
Brann|SKB|1908|Brann Stadion|Bergen|16750|red white
Rosenborg|RBK|1917|Lerkendal|Trondheim|21421|white black
Molde|MOL|1911|Aker Stadion|Molde|11249|blue white
Tromsø|TIL|1920|Romssa Arena|Tromsø|6691|red white
Fredrikstad|FFK|1903|Fredrikstad Stadion|Fredrikstad|12565|white red
Sarpsborg 08|S08|2008|Sarpsborg Stadion|Sarpsborg|8022|blue white
Vålerenga|VIF|1913|Intility Arena|Oslo|16555|blue red
Sandefjord|SAN|1998|Release Arena|Sandefjord|6582|blue white
KFUM Oslo|KFU|1939|KFUM Arena|Oslo|3300|red black
HamKam|HAM|1918|Briskeby|Hamar|8068|green white
Kristiansund|KBK|2003|Nordmøre Stadion|Kristiansund|4444|navy white
Lillestrøm|LSK|1917|Åråsen|Lillestrøm|12250|yellow black`

export const SAUDI_PRO_LEAGUE = `
Al Hilal|HIL|1957|Kingdom Arena|Riyadh|26090|blue white
Al Nassr|NAS|1955|Al-Awwal Park|Riyadh|26004|yellow blue
Al Ittihad|ITT|1927|King Abdullah Sports City|Jeddah|62345|yellow black
Al Ahli|AHL|1937|King Abdullah Sports City|Jeddah|62345|green white
Al Qadsiah|QAD|1967|Prince Mohamed bin Fahd|Dammam|15000|red yellow
Al Shabab|SHA|1947|Al-Shabab Stadium|Riyadh|15000|white black
Al Ettifaq|ETT|1945|EGO Stadium|Dammam|15000|red green
Al Taawoun|TAW|1956|King Abdullah Sport City|Buraidah|25000|yellow blue
Neom|NEO|1965|King Khalid Sport City|Tabuk|12000|blue white
Al Fateh|FAT|1958|Maydan Tamweel|Hofuf|11000|blue green
Al Khaleej|KHA|1945|Prince Nayef Sports City|Qatif|11500|green yellow
Al Fayha|FAY|1954|Al Majma'ah Sports City|Al Majma'ah|7000|orange blue
Damac|DAM|1972|Prince Sultan Sports City|Khamis Mushait|20000|red white
Al Riyadh|RIY|1953|SHG Arena|Riyadh|15000|red black
Al Okhdood|OKH|1976|Prince Hathloul Sports City|Najran|10000|sky white
Al Kholood|KHO|1970|Al Hazem Club Stadium|Ar Rass|8000|blue white`

export const EGYPT_PREMIER = `
Al Ahly|AHY|1907|Cairo International|Cairo|75000|red white
Zamalek|ZAM|1911|Cairo International|Cairo|75000|white red
Pyramids|PYR|2008|30 June Stadium|Cairo|30000|navy gold
Al Masry|MAS|1920|Suez Canal Stadium|Suez|24000|green white
Ismaily|ISM|1924|Ismailia Stadium|Ismailia|18525|yellow blue
Smouha|SMO|1949|Alexandria Stadium|Alexandria|20000|blue white
Al Ittihad Alexandria|ITA|1914|Alexandria Stadium|Alexandria|20000|green white
Ceramica Cleopatra|CER|2007|Arab Contractors Stadium|Cairo|35000|red black
ENPPI|ENP|1985|Petro Sport|Cairo|16000|blue red
National Bank|NBE|1957|Arab Contractors Stadium|Cairo|35000|green gold`

export const MOROCCO_BOTOLA = `
Raja Casablanca|RCA|1949|Mohammed V|Casablanca|45000|green white
Wydad|WAC|1937|Mohammed V|Casablanca|45000|red white
FAR Rabat|FAR|1958|Moulay Abdellah|Rabat|68700|black green
RS Berkane|RSB|1938|Municipal de Berkane|Berkane|10000|orange white
FUS Rabat|FUS|1946|Moulay Hassan|Rabat|12000|red white
Maghreb de Fès|MAS|1946|Complexe Sportif de Fès|Fès|45000|yellow black
Hassania Agadir|HUS|1946|Adrar|Agadir|45480|red white
Olympic Safi|OCS|1921|El Massira|Safi|15000|blue red
Ittihad Tanger|IRT|1983|Ibn Batouta|Tangier|75600|blue white
Difaâ El Jadida|DHJ|1956|El Abdi|El Jadida|15000|green white`

export const EMIRATES_PRO_LEAGUE = `
Shabab Al Ahli|SAA|1958|Rashid Stadium|Dubai|12000|red white
Al Ain|AIN|1968|Hazza bin Zayed|Al Ain|25053|purple white
Sharjah|SHJ|1966|Sharjah Stadium|Sharjah|18000|white red
Al Wahda|WHD|1974|Al Nahyan Stadium|Abu Dhabi|15894|maroon white
Al Wasl|WSL|1960|Zabeel Stadium|Dubai|8439|yellow black
Al Jazira|JZR|1974|Mohammed bin Zayed|Abu Dhabi|37500|white black
Al Nasr|NSR|1945|Al Maktoum Stadium|Dubai|15058|blue white
Ajman|AJM|1974|Ajman Stadium|Ajman|5537|orange white
Baniyas|BNY|1982|Baniyas Stadium|Abu Dhabi|9570|sky white
Khor Fakkan|KHF|1981|Saqr bin Mohammad|Khor Fakkan|4000|green white`
