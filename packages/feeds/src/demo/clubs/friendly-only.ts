/** Clubs that only meet others in friendlies: country|name|code|founded|ground|city|capacity|colours. */
export const FRIENDLY_CLUBS = `
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
Vietnam|Hà Nội|HNO|2006|Hàng Đẫy|Hanoi|22500|purple yellow
Vietnam|Nam Định|NDI|1965|Thiên Trường|Nam Dinh|30000|yellow red
Malaysia|Johor Darul Ta'zim|JDT|1972|Sultan Ibrahim Stadium|Iskandar Puteri|40000|blue red
Malaysia|Selangor|SEL|1936|Petaling Jaya Stadium|Petaling Jaya|10661|red yellow
Indonesia|Persija Jakarta|PSJ|1928|Gelora Bung Karno|Jakarta|77193|red white
Indonesia|Persib Bandung|PSB|1933|Gelora Bandung Lautan Api|Bandung|38000|blue white
Indonesia|Bali United|BLI|2014|Kapten I Wayan Dipta|Gianyar|18000|red black
Australia|South Melbourne|SME|1959|Lakeside Stadium|Melbourne|12000|blue white
Australia|Marconi Stallions|MRC|1958|Marconi Stadium|Sydney|9000|blue white
Australia|Oakleigh Cannons|OAK|1972|Jack Edwards Reserve|Melbourne|4000|blue gold
New Zealand|Wellington Olympic|WOL|1958|Wakefield Park|Wellington|1500|blue white
New Zealand|Auckland City|AKC|2004|Kiwitea Street|Auckland|3250|blue white
India|Mohun Bagan|MBG|1889|Salt Lake Stadium|Kolkata|68000|maroon green
India|East Bengal|EBE|1920|Salt Lake Stadium|Kolkata|68000|red gold
India|Bengaluru|BFC|2013|Sree Kanteerava|Bengaluru|25810|blue white
India|Mumbai City|MUM|2014|Mumbai Football Arena|Mumbai|7960|sky white
Chile|Colo-Colo|CCO|1925|Monumental David Arellano|Santiago|43667|white black
Chile|Universidad de Chile|UCH|1927|Estadio Nacional|Santiago|48665|blue red
Chile|Universidad Católica|UCA|1937|Claro Arena|Santiago|20000|white blue
Colombia|Atlético Nacional|ANC|1947|Atanasio Girardot|Medellín|44863|green white
Colombia|Millonarios|MLO|1946|El Campín|Bogotá|39512|blue white
Colombia|América de Cali|ACA|1927|Pascual Guerrero|Cali|37899|red white
Colombia|Junior|JUN|1924|Metropolitano|Barranquilla|46692|red white
Uruguay|Peñarol|PEN|1891|Campeón del Siglo|Montevideo|40005|yellow black
Uruguay|Nacional Montevideo|NCM|1899|Gran Parque Central|Montevideo|37000|white blue
Egypt|Al Ahly|AHY|1907|Cairo International|Cairo|75000|red white
Egypt|Zamalek|ZAM|1911|Cairo International|Cairo|75000|white red
Morocco|Wydad Casablanca|WAC|1937|Mohammed V|Casablanca|45000|red white
Morocco|Raja Casablanca|RCA|1949|Mohammed V|Casablanca|45000|green white`

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
