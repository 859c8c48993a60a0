/** Clubs without a league of their own here, which play in cups and invented rounds: country|name|code|founded|ground|city|capacity|colours. */
export const CUP_CLUBS = `
China|Shanghai Port|SHP|2005|Pudong Football Stadium|Shanghai|37000|red white
China|Shandong Taishan|SDT|1956|Jinan Olympic Stadium|Jinan|56808|orange blue
China|Beijing Guoan|BJG|1992|Workers' Stadium|Beijing|68000|green white
China|Shanghai Shenhua|SHS|1951|Shanghai Stadium|Shanghai|72436|blue white
China|Chengdu Rongcheng|CHD|2018|Phoenix Hill|Chengdu|50695|red black
China|Zhejiang|ZHE|1998|Huanglong|Hangzhou|51139|green white
China|Wuhan Three Towns|WTT|2013|Wuhan Sports Center|Wuhan|56201|blue red
China|Tianjin Jinmen Tiger|TJT|1957|TEDA Stadium|Tianjin|36390|blue white
Japan|V-Varen Nagasaki|VNG|2004|Peace Stadium|Nagasaki|20016|blue orange
Japan|Mito HollyHock|MIT|1994|K's denki Stadium|Mito|12000|blue white
Japan|JEF United Chiba|JEF|1946|Fukuda Denshi Arena|Chiba|19781|yellow green
Japan|Vegalta Sendai|VSE|1988|Yurtec Stadium|Sendai|19694|gold blue
Japan|Júbilo Iwata|JIW|1972|Yamaha Stadium|Iwata|15165|sky white
Japan|Sagan Tosu|STS|1997|Ekimae Stadium|Tosu|24490|sky pink
Japan|Consadole Sapporo|CSA|1935|Sapporo Dome|Sapporo|38794|red black
Japan|Albirex Niigata|ANI|1955|Denka Big Swan|Niigata|42300|orange blue
South Korea|Suwon Samsung Bluewings|SUW|1995|Suwon World Cup Stadium|Suwon|43959|blue white
South Korea|Busan IPark|BUS|1983|Busan Gudeok|Busan|12349|red white
South Korea|Seoul E-Land|SEL|2014|Mokdong Stadium|Seoul|15511|navy white
South Korea|Jeonnam Dragons|JDR|1994|Gwangyang Stadium|Gwangyang|13496|yellow black
Thailand|Buriram United|BRM|1970|Chang Arena|Buriram|32600|navy white
Thailand|Bangkok United|BKU|1988|True BG Stadium|Bangkok|10114|red white
Thailand|Port|PRT|1967|PAT Stadium|Bangkok|6000|orange blue
Thailand|BG Pathum United|BGP|2006|BG Stadium|Pathum Thani|15000|blue white
Thailand|Chiangrai United|CRU|2009|Leo Chiangrai Stadium|Chiang Rai|13000|orange black
Vietnam|Hà Nội|HNO|2006|Hàng Đẫy|Hanoi|22500|purple yellow
Vietnam|Nam Định|NDI|1965|Thiên Trường|Nam Dinh|30000|yellow red
Vietnam|Công An Hà Nội|CAH|1956|Hàng Đẫy|Hanoi|22500|red white
Vietnam|Thể Công Viettel|TCV|1954|Mỹ Đình|Hanoi|40192|red white
Malaysia|Johor Darul Ta'zim|JDT|1972|Sultan Ibrahim Stadium|Iskandar Puteri|40000|blue red
Malaysia|Selangor|SEL|1936|Petaling Jaya Stadium|Petaling Jaya|10661|red yellow
Malaysia|Terengganu|TER|1956|Sultan Mizan Zainal Abidin|Kuala Terengganu|50000|white black
Malaysia|Sabah|SBH|1963|Likas Stadium|Kota Kinabalu|35000|red white
Indonesia|Persija Jakarta|PSJ|1928|Gelora Bung Karno|Jakarta|77193|red white
Indonesia|Persib Bandung|PSB|1933|Gelora Bandung Lautan Api|Bandung|38000|blue white
Indonesia|Bali United|BLI|2014|Kapten I Wayan Dipta|Gianyar|18000|red black
Indonesia|Arema|ARM|1987|Kanjuruhan|Malang|21603|blue white
Indonesia|Borneo Samarinda|BRN|2014|Segiri Stadium|Samarinda|13000|orange white
Australia|South Melbourne|SME|1959|Lakeside Stadium|Melbourne|12000|blue white
Australia|Marconi Stallions|MRC|1958|Marconi Stadium|Sydney|9000|blue white
Australia|Oakleigh Cannons|OAK|1972|Jack Edwards Reserve|Melbourne|4000|blue gold
Australia|Heidelberg United|HEI|1958|Olympic Village|Melbourne|12000|yellow black
Australia|APIA Leichhardt|API|1954|Lambert Park|Sydney|7000|red white
Australia|Preston Lions|PLI|1947|B.T. Connor Reserve|Melbourne|9000|red white
New Zealand|Wellington Olympic|WOL|1958|Wakefield Park|Wellington|1500|blue white
New Zealand|Auckland City|AKC|2004|Kiwitea Street|Auckland|3250|blue white
New Zealand|Eastern Suburbs|EAS|1934|Riverside|Auckland|5000|white black
New Zealand|Western Springs|WSP|1949|Seddon Fields|Auckland|3000|blue white
New Zealand|Birkenhead United|BIR|1960|Shepherds Park|Auckland|3000|red white
India|Mohun Bagan|MBG|1889|Salt Lake Stadium|Kolkata|68000|maroon green
India|East Bengal|EBE|1920|Salt Lake Stadium|Kolkata|68000|red gold
India|Bengaluru|BFC|2013|Sree Kanteerava|Bengaluru|25810|blue white
India|Mumbai City|MUM|2014|Mumbai Football Arena|Mumbai|7960|sky white
India|Kerala Blasters|KER|2014|Jawaharlal Nehru Stadium|Kochi|41000|yellow blue
India|Goa|GOA|2014|Fatorda Stadium|Margao|19000|orange blue
India|Chennaiyin|CHE|2014|Marina Arena|Chennai|40000|blue white
India|Odisha|ODI|2014|Kalinga Stadium|Bhubaneswar|12000|purple orange
India|Jamshedpur|JAM|2017|JRD Tata Complex|Jamshedpur|24424|red blue
India|NorthEast United|NEU|2014|Indira Gandhi Athletic|Guwahati|24627|red white
Chile|Colo-Colo|CCO|1925|Monumental David Arellano|Santiago|43667|white black
Chile|Universidad de Chile|UCH|1927|Estadio Nacional|Santiago|48665|blue red
Chile|Universidad Católica|UCA|1937|Claro Arena|Santiago|20000|white blue
Chile|Audax Italiano|AUD|1910|Bicentenario de La Florida|Santiago|12000|green white
Chile|Palestino|PAL|1920|La Cisterna|Santiago|8000|white green
Chile|Unión Española|UES|1897|Santa Laura|Santiago|19887|red white
Chile|Huachipato|HUA|1947|CAP Acero|Talcahuano|10500|blue black
Chile|O'Higgins|OHI|1955|El Teniente|Rancagua|14087|sky white
Chile|Cobresal|COB|1979|El Cobre|El Salvador|12000|orange white
Colombia|Atlético Nacional|ANC|1947|Atanasio Girardot|Medellín|44863|green white
Colombia|Millonarios|MLO|1946|El Campín|Bogotá|39512|blue white
Colombia|América de Cali|ACA|1927|Pascual Guerrero|Cali|37899|red white
Colombia|Junior|JUN|1924|Metropolitano|Barranquilla|46692|red white
Colombia|Independiente Santa Fe|SFE|1941|El Campín|Bogotá|36343|red white
Colombia|Independiente Medellín|DIM|1913|Atanasio Girardot|Medellín|44826|red blue
Colombia|Deportivo Cali|CAL|1912|Palmaseca|Palmira|42000|green white
Colombia|Deportes Tolima|TOL|1954|Manuel Murillo Toro|Ibagué|28100|maroon gold
Colombia|Once Caldas|ONC|1961|Palogrande|Manizales|31611|white black
Colombia|Deportivo Pereira|PER|1944|Hernán Ramírez Villegas|Pereira|30297|yellow red
Colombia|Atlético Bucaramanga|BUC|1949|Américo Montanini|Bucaramanga|28000|yellow green
Uruguay|Peñarol|PEN|1891|Campeón del Siglo|Montevideo|40005|yellow black
Uruguay|Nacional Montevideo|NCM|1899|Gran Parque Central|Montevideo|37000|white blue
Uruguay|Defensor Sporting|DEF|1913|Luis Franzini|Montevideo|16000|purple white
Uruguay|Danubio|DAN|1932|Jardines del Hipódromo|Montevideo|18000|white black
Uruguay|Liverpool Montevideo|LIM|1915|Belvedere|Montevideo|10000|blue black
Uruguay|Montevideo Wanderers|WAN|1902|Parque Viera|Montevideo|10000|black white
Uruguay|Racing Montevideo|RMO|1919|Osvaldo Roberto|Montevideo|8500|green white
Uruguay|Boston River|BOS|1939|Campeones Olímpicos|Florida|12000|green red
United States|Louisville City|LOU|2014|Lynn Family Stadium|Louisville|15304|purple gold
United States|Tampa Bay Rowdies|TBR|2008|Al Lang Stadium|St. Petersburg|7227|green gold
United States|Sacramento Republic|SAC|2012|Heart Health Park|Sacramento|11569|red white
United States|Phoenix Rising|PHX|2014|Rising Stadium|Phoenix|10000|red black
United States|San Antonio|SAN|2016|Toyota Field|San Antonio|8296|red black
United States|Pittsburgh Riverhounds|PIT|1998|Highmark Stadium|Pittsburgh|5000|gold black
United States|Charleston Battery|CHB|1993|Patriots Point|Charleston|3900|yellow black
United States|Indy Eleven|IND|2013|Carroll Stadium|Indianapolis|10524|blue red
United States|Orange County|OCS|2010|Championship Stadium|Irvine|5000|orange black
United States|New Mexico United|NMX|2018|Isotopes Park|Albuquerque|13500|yellow black
Mexico|Atlante|ATE|1916|Ciudad de los Deportes|Mexico City|33000|blue maroon
Mexico|Leones Negros|LEO|1970|Estadio Jalisco|Guadalajara|55020|black red
Mexico|Venados|VEN|1988|Carlos Iturralde|Mérida|15087|green gold
Mexico|Celaya|CEL|1954|Miguel Alemán Valdés|Celaya|23182|sky white
Egypt|Al Ahly|AHY|1907|Cairo International|Cairo|75000|red white
Egypt|Zamalek|ZAM|1911|Cairo International|Cairo|75000|white red
Egypt|Pyramids|PYR|2008|30 June Stadium|Cairo|30000|navy gold
Egypt|Al Masry|MAS|1920|Suez Canal Stadium|Suez|24000|green white
Egypt|Ismaily|ISM|1924|Ismailia Stadium|Ismailia|18525|yellow blue
Egypt|Smouha|SMO|1949|Alexandria Stadium|Alexandria|20000|blue white
Morocco|Wydad Casablanca|WAC|1937|Mohammed V|Casablanca|45000|red white
Morocco|Raja Casablanca|RCA|1949|Mohammed V|Casablanca|45000|green white
Morocco|RS Berkane|RSB|1938|Stade Municipal|Berkane|10000|orange white
Morocco|AS FAR|FAR|1958|Prince Moulay Abdellah|Rabat|53000|red black
Morocco|MAS Fès|FES|1946|Complexe de Fès|Fès|45000|yellow black
Morocco|Hassania Agadir|HUS|1946|Stade Adrar|Agadir|45480|red white`

/** Small clubs that appear for one match at a time and so come without any record of earlier games. */
export const NEWCOMER_CLUBS = `
Gibraltar|Lincoln Red Imps|LRI|1976|Victoria Stadium|Gibraltar|2500|red black
Gibraltar|Europa FC|EUR|1925|Victoria Stadium|Gibraltar|2500|green black
San Marino|Tre Penne|TPE|1956|Fonte dell'Ovo|Serravalle|500|blue white
San Marino|La Fiorita|LFI|1967|Montecchio|Montegiardino|700|yellow blue
Faroe Islands|KÍ Klaksvík|KIK|1904|Djúpumýra|Klaksvík|2600|blue white
Faroe Islands|HB Tórshavn|HBT|1904|Gundadalur|Tórshavn|5000|red black
Andorra|Inter Club d'Escaldes|ICE|1991|Estadi Nacional|Andorra la Vella|3306|blue black
Andorra|Santa Coloma|STC|1986|Estadi Nacional|Andorra la Vella|3306|white blue
Malta|Valletta|VLT|1943|Ta' Qali|Attard|17000|white maroon
Malta|Hibernians|HBN|1922|Hibernians Stadium|Paola|2968|white black
Iceland|Breiðablik|BRK|1950|Kópavogsvöllur|Kópavogur|5501|green white
Iceland|Valur|VAU|1911|Hlíðarendi|Reykjavík|2465|red white
Luxembourg|F91 Dudelange|F91|1991|Jos Nosbaum|Dudelange|2558|red yellow
Luxembourg|Differdange 03|DIF|2003|Parc des Sports|Oberkorn|3000|red black
Wales|The New Saints|TNS|1959|Park Hall|Oswestry|2034|green white
Wales|Bala Town|BAL|1880|Maes Tegid|Bala|3004|red white`
