/** Clubs of England and Scotland, strongest first: name|code|founded|ground|city|capacity|colours. */
export const ENGLAND_PREMIER = `
Manchester City|MCI|1880|Etihad Stadium|Manchester|53400|sky white
Arsenal|ARS|1886|Emirates Stadium|London|60704|red white
Liverpool|LIV|1892|Anfield|Liverpool|61276|red white
Chelsea|CHE|1905|Stamford Bridge|London|40341|blue white
Manchester United|MUN|1878|Old Trafford|Manchester|74310|red black
Tottenham Hotspur|TOT|1882|Tottenham Hotspur Stadium|London|62850|white navy
Newcastle United|NEW|1892|St James' Park|Newcastle upon Tyne|52305|black white
Aston Villa|AVL|1874|Villa Park|Birmingham|42657|claret sky
Brighton & Hove Albion|BHA|1901|Amex Stadium|Brighton|31876|blue white
Crystal Palace|CRY|1905|Selhurst Park|London|25486|blue red
Bournemouth|BOU|1899|Vitality Stadium|Bournemouth|11307|red black
Nottingham Forest|NFO|1865|City Ground|Nottingham|30404|red white
Brentford|BRE|1889|Gtech Community Stadium|London|17250|red white
Fulham|FUL|1879|Craven Cottage|London|27782|white black
Everton|EVE|1878|Hill Dickinson Stadium|Liverpool|52769|blue white
West Ham United|WHU|1895|London Stadium|London|62500|claret sky
Leeds United|LEE|1919|Elland Road|Leeds|37645|white yellow
Wolverhampton Wanderers|WOL|1877|Molineux|Wolverhampton|31750|gold black
Sunderland|SUN|1879|Stadium of Light|Sunderland|48095|red white
Burnley|BUR|1882|Turf Moor|Burnley|21944|claret sky`

export const ENGLAND_CHAMPIONSHIP = `
Leicester City|LEI|1884|King Power Stadium|Leicester|32259|blue white
Southampton|SOU|1885|St Mary's Stadium|Southampton|32384|red white
Ipswich Town|IPS|1878|Portman Road|Ipswich|30056|blue white
Middlesbrough|MID|1876|Riverside Stadium|Middlesbrough|34742|red white
Coventry City|COV|1883|Coventry Building Society Arena|Coventry|32609|sky navy
Sheffield United|SHU|1889|Bramall Lane|Sheffield|32050|red black
West Bromwich Albion|WBA|1878|The Hawthorns|West Bromwich|26850|navy white
Norwich City|NOR|1902|Carrow Road|Norwich|27359|yellow green
Birmingham City|BIR|1875|St Andrew's|Birmingham|29409|blue white
Watford|WAT|1881|Vicarage Road|Watford|22200|yellow black
Bristol City|BRC|1894|Ashton Gate|Bristol|27000|red white
Swansea City|SWA|1912|Swansea.com Stadium|Swansea|21088|white black
Millwall|MIL|1885|The Den|London|20146|navy white
Hull City|HUL|1904|MKM Stadium|Hull|25586|amber black
Stoke City|STK|1863|bet365 Stadium|Stoke-on-Trent|30089|red white
Queens Park Rangers|QPR|1882|Loftus Road|London|18439|blue white
Blackburn Rovers|BLB|1875|Ewood Park|Blackburn|31367|blue white
Derby County|DER|1884|Pride Park|Derby|33597|white black
Preston North End|PNE|1880|Deepdale|Preston|23404|white navy
Portsmouth|POR|1898|Fratton Park|Portsmouth|20899|blue white`

export const SCOTLAND_PREMIERSHIP = `
Celtic|CEL|1887|Celtic Park|Glasgow|60411|green white
Rangers|RAN|1872|Ibrox Stadium|Glasgow|50817|blue white
Heart of Midlothian|HEA|1874|Tynecastle Park|Edinburgh|19852|maroon white
Hibernian|HIB|1875|Easter Road|Edinburgh|20421|green white
Aberdeen|ABE|1903|Pittodrie Stadium|Aberdeen|20866|red white
Dundee United|DUU|1909|Tannadice Park|Dundee|14223|orange black
Motherwell|MOT|1886|Fir Park|Motherwell|13677|amber maroon
St Mirren|STM|1877|St Mirren Park|Paisley|7937|black white
Kilmarnock|KIL|1869|Rugby Park|Kilmarnock|15003|blue white
Dundee|DUN|1893|Dens Park|Dundee|11775|navy white
Falkirk|FAL|1876|Falkirk Stadium|Falkirk|7937|navy white
Livingston|LVG|1943|Almondvale Stadium|Livingston|9512|gold black`
