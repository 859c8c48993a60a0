/** Clubs of Asia and Australia, strongest first: name|code|founded|ground|city|capacity|colours. */
export const JAPAN_J1 = `
Vissel Kobe|VKO|1966|Noevir Stadium|Kobe|28425|maroon white
Kashima Antlers|KAT|1947|Kashima Soccer Stadium|Kashima|40728|red navy
Sanfrecce Hiroshima|SHI|1938|Edion Peace Wing|Hiroshima|28520|purple white
Kawasaki Frontale|KFR|1955|Todoroki Athletics Stadium|Kawasaki|26827|sky black
Kashiwa Reysol|KRE|1940|Sankyo Frontier Stadium|Kashiwa|15349|yellow black
Urawa Red Diamonds|URA|1950|Saitama Stadium 2002|Saitama|62010|red black
Yokohama F. Marinos|YFM|1972|Nissan Stadium|Yokohama|72327|blue red
Machida Zelvia|MZE|1989|Machida GION Stadium|Machida|15489|blue gold
Gamba Osaka|GOS|1980|Panasonic Stadium|Suita|39694|blue black
Cerezo Osaka|COS|1957|Yodoko Sakura Stadium|Osaka|24481|pink navy
FC Tokyo|TOK|1935|Ajinomoto Stadium|Chofu|49970|blue red
Nagoya Grampus|NGR|1939|Toyota Stadium|Toyota|44692|red orange
Avispa Fukuoka|AFU|1982|Best Denki Stadium|Fukuoka|22563|navy grey
Kyoto Sanga|KSA|1922|Sanga Stadium|Kameoka|21600|purple white
Tokyo Verdy|TVE|1969|Ajinomoto Stadium|Chofu|49970|green white
Shimizu S-Pulse|SSP|1991|IAI Stadium|Shizuoka|20248|orange blue
Fagiano Okayama|FOK|2004|JFE Harenokuni Stadium|Okayama|15479|maroon navy
Yokohama FC|YFC|1998|Mitsuzawa Stadium|Yokohama|15440|sky white`

export const KOREA_K_LEAGUE = `
Jeonbuk Hyundai Motors|JEO|1994|Jeonju World Cup Stadium|Jeonju|42477|green navy
Ulsan HD|ULS|1983|Ulsan Munsu|Ulsan|44102|blue yellow
FC Seoul|SEO|1983|Seoul World Cup Stadium|Seoul|66704|red black
Daejeon Hana Citizen|DAE|1997|Daejeon World Cup Stadium|Daejeon|40535|maroon green
Pohang Steelers|POH|1973|Pohang Steel Yard|Pohang|15521|red black
Gimcheon Sangmu|GIM|1984|Gimcheon Stadium|Gimcheon|25000|red navy
Gangwon|GAN|2008|Gangneung Stadium|Gangneung|22333|orange green
Gwangju|GWA|2010|Gwangju World Cup Stadium|Gwangju|40245|yellow red
Incheon United|INC|2003|Sungui Arena Park|Incheon|20891|blue black
Jeju SK|JEJ|1982|Jeju World Cup Stadium|Seogwipo|29791|orange black
FC Anyang|ANY|2013|Anyang Stadium|Anyang|17143|purple white
Bucheon 1995|BUC|2007|Bucheon Stadium|Bucheon|34456|red black`

export const AUSTRALIA_A_LEAGUE = `
Melbourne City|MCY|2009|AAMI Park|Melbourne|30050|sky white
Auckland FC|AUK|2024|Mount Smart Stadium|Auckland|25000|blue black
Melbourne Victory|MVC|2004|AAMI Park|Melbourne|30050|navy white
Sydney FC|SYD|2004|Allianz Stadium|Sydney|42500|sky navy
Western Sydney Wanderers|WSW|2012|CommBank Stadium|Sydney|30000|red black
Adelaide United|ADE|2003|Coopers Stadium|Adelaide|16500|red yellow
Central Coast Mariners|CCM|2004|Central Coast Stadium|Gosford|20059|yellow navy
Macarthur FC|MAC|2017|Campbelltown Stadium|Sydney|17500|black white
Newcastle Jets|NJE|2000|McDonald Jones Stadium|Newcastle|30000|navy gold
Wellington Phoenix|WPH|2007|Sky Stadium|Wellington|34500|yellow black
Brisbane Roar|BRI|1957|Suncorp Stadium|Brisbane|52500|orange black
Perth Glory|PER|1995|HBF Park|Perth|20500|purple orange`

export const INDIA_SUPER_LEAGUE = `
Mohun Bagan|MBG|1889|Salt Lake Stadium|Kolkata|68000|maroon green
East Bengal|EBE|1920|Salt Lake Stadium|Kolkata|68000|red gold
Bengaluru|BFC|2013|Sree Kanteerava|Bengaluru|25810|blue white
Mumbai City|MUM|2014|Mumbai Football Arena|Mumbai|7960|sky white
Kerala Blasters|KER|2014|Jawaharlal Nehru Stadium|Kochi|41000|yellow blue
Goa|GOA|2014|Fatorda Stadium|Margao|19000|orange blue
Chennaiyin|CHE|2014|Marina Arena|Chennai|40000|blue white
Odisha|ODI|2014|Kalinga Stadium|Bhubaneswar|12000|purple orange
Jamshedpur|JAM|2017|JRD Tata Complex|Jamshedpur|24424|red blue
NorthEast United|NEU|2014|Indira Gandhi Athletic|Guwahati|24627|red white`

export const INDONESIA_SUPER_LEAGUE = `
Persija Jakarta|PSJ|1928|Gelora Bung Karno|Jakarta|77193|red white
Persib Bandung|PSB|1933|Gelora Bandung Lautan Api|Bandung|38000|blue white
Bali United|BLI|2014|Kapten I Wayan Dipta|Gianyar|18000|red black
Arema|ARM|1987|Kanjuruhan|Malang|21603|blue white
Borneo Samarinda|BRN|2014|Segiri Stadium|Samarinda|13000|orange white
PSM Makassar|PSM|1915|Gelora B.J. Habibie|Parepare|20000|red white
Persebaya Surabaya|SBY|1927|Gelora Bung Tomo|Surabaya|46806|green white
Dewa United|DEW|2021|Banten International|Serang|30000|gold black
Persis Solo|SOL|1923|Manahan|Surakarta|20000|red white
Madura United|MAD|2016|Gelora Bangkalan|Bangkalan|15000|red white`

export const THAILAND_LEAGUE_1 = `
Buriram United|BRU|1970|Chang Arena|Buriram|32600|navy red
BG Pathum United|BGP|1979|BG Stadium|Thanyaburi|15114|blue white
Bangkok United|BKU|1988|Thammasat Stadium|Pathum Thani|19375|red white
Port|POR|1967|PAT Stadium|Bangkok|6250|orange navy
Ratchaburi|RAT|2004|Dragon Solar Park|Ratchaburi|10000|orange black
Muangthong United|MTU|1989|Thunderdome Stadium|Nonthaburi|15000|black red
Chiangrai United|CRU|2009|Singha Stadium|Chiang Rai|11354|orange black
Chonburi|CHO|1997|Chonburi Stadium|Chonburi|8680|blue sky
Nakhon Ratchasima|NRM|1999|80th Birthday Stadium|Nakhon Ratchasima|24641|orange white
Prachuap|PRC|2009|Sam Ao Stadium|Prachuap Khiri Khan|5000|orange white`

export const VIETNAM_V_LEAGUE = `
Nam Dinh|NDI|1965|Thien Truong|Nam Dinh|30000|yellow blue
Cong An Hanoi|CAH|1956|Hang Day|Hanoi|22500|red yellow
Hanoi FC|HAN|2006|Hang Day|Hanoi|22500|purple yellow
The Cong-Viettel|VTL|1954|My Dinh|Hanoi|40192|red white
Hai Phong|HPG|1952|Lach Tray|Hai Phong|30000|red white
Thanh Hoa|THO|1962|Thanh Hoa Stadium|Thanh Hoa|14000|yellow blue
Becamex Binh Duong|BBD|1976|Go Dau|Thu Dau Mot|18250|purple white
Song Lam Nghe An|SLN|1979|Vinh Stadium|Vinh|18000|yellow blue
Hoang Anh Gia Lai|HGL|2001|Pleiku Stadium|Pleiku|12000|red white
SHB Da Nang|SDN|1976|Hoa Xuan|Da Nang|20500|orange white`

export const NEW_ZEALAND_NATIONAL_LEAGUE = `
Auckland City|ACI|2004|Kiwitea Street|Auckland|3500|blue white
Wellington Olympic|WOL|1953|Wakefield Park|Wellington|1500|blue white
Western Springs|WSP|1993|Seddon Fields|Auckland|1500|sky white
Birkenhead United|BIR|1960|Shepherds Park|Auckland|1500|red black
Auckland United|AUN|2020|Keith Hay Park|Auckland|2000|yellow blue
Eastern Suburbs|ESU|1934|Madills Farm|Auckland|1500|white black
Miramar Rangers|MIR|1907|David Farrington Park|Wellington|1500|white red
Napier City Rovers|NCR|1973|Bluewater Stadium|Napier|5000|blue sky
Cashmere Technical|CTE|2012|Garrick Memorial Park|Christchurch|2000|green white
Coastal Spirit|CSP|2008|Linfield Park|Christchurch|1500|navy gold`

export const FIJI_PREMIER_LEAGUE = `
Rewa|REW|1928|Ratu Cakobau Park|Nausori|8000|sky white
Lautoka|LAU|1934|Churchill Park|Lautoka|18000|blue white
Labasa|LAB|1942|Subrail Park|Labasa|10000|red white
Ba|BAF|1935|Govind Park|Ba|13500|black white
Nadi|NAD|1937|Prince Charles Park|Nadi|18000|green white
Suva|SUV|1905|HFC Bank Stadium|Suva|15446|white black
Navua|NAV|1943|Thomson Park|Navua|3000|red yellow
Nadroga|NDG|1938|Lawaqa Park|Sigatoka|12000|green gold
Tavua|TAV|1943|Garvey Park|Tavua|3000|purple white
Nasinu|NSU|1976|Uprising Sports Centre|Pacific Harbour|4000|maroon white`
