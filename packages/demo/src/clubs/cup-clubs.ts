/** Clubs without a league here, which play the Copa Libertadores: country|name|code|founded|ground|city|capacity|colours. */
export const CUP_CLUBS = `
Chile|Colo-Colo|CCO|1925|Monumental David Arellano|Santiago|43667|white black
Chile|Universidad de Chile|UCH|1927|Estadio Nacional|Santiago|48665|blue red
Chile|Universidad Católica|UCA|1937|Claro Arena|Santiago|20000|white blue
Uruguay|Peñarol|PEN|1891|Campeón del Siglo|Montevideo|40005|yellow black
Uruguay|Nacional Montevideo|NCM|1899|Gran Parque Central|Montevideo|37000|white blue
Uruguay|Defensor Sporting|DEF|1913|Luis Franzini|Montevideo|16000|purple white`

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
