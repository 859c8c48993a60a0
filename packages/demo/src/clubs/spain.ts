/** Clubs of Spain and Portugal, strongest first: name|code|founded|ground|city|capacity|colours. */
export const SPAIN_LA_LIGA = `
Real Madrid|RMA|1902|Santiago Bernabéu|Madrid|83186|white gold
Barcelona|BAR|1899|Camp Nou|Barcelona|99354|blue maroon
Atlético Madrid|ATM|1903|Metropolitano|Madrid|70460|red white
Athletic Club|ATH|1898|San Mamés|Bilbao|53289|red white
Villarreal|VIL|1923|Estadio de la Cerámica|Villarreal|23500|yellow blue
Real Betis|BET|1907|Benito Villamarín|Seville|60721|green white
Real Sociedad|RSO|1909|Anoeta|San Sebastián|39500|blue white
Sevilla|SEV|1890|Ramón Sánchez-Pizjuán|Seville|43883|white red
Valencia|VAL|1919|Mestalla|Valencia|49430|white black
Celta Vigo|CEV|1923|Balaídos|Vigo|29000|sky white
Osasuna|OSA|1920|El Sadar|Pamplona|23576|red navy
Girona|GIR|1930|Montilivi|Girona|14624|red white
Rayo Vallecano|RAY|1924|Vallecas|Madrid|14708|white red
Mallorca|MLL|1916|Son Moix|Palma|23142|red black
Getafe|GET|1983|Coliseum|Getafe|17393|blue white
Espanyol|ESP|1900|RCDE Stadium|Cornellà|40000|blue white
Alavés|ALA|1921|Mendizorroza|Vitoria-Gasteiz|19840|blue white
Elche|ELC|1923|Martínez Valero|Elche|31388|green white
Levante|LEV|1909|Ciutat de València|Valencia|26354|blue maroon
Real Oviedo|OVI|1926|Carlos Tartiere|Oviedo|30500|blue white`

export const SPAIN_SEGUNDA = `
Las Palmas|LPA|1949|Gran Canaria|Las Palmas|32400|yellow blue
Deportivo La Coruña|DEP|1906|Riazor|A Coruña|32490|blue white
Real Valladolid|VLD|1928|José Zorrilla|Valladolid|27846|purple white
Leganés|LEG|1928|Butarque|Leganés|12454|blue white
Almería|ALM|1989|Power Horse Stadium|Almería|18331|red white
Racing Santander|RAC|1913|El Sardinero|Santander|22222|green white
Sporting Gijón|SPG|1905|El Molinón|Gijón|29029|red white
Granada|GRA|1931|Los Cármenes|Granada|19336|red white
Cádiz|CAD|1910|Nuevo Mirandilla|Cádiz|20724|yellow blue
Málaga|MAL|1904|La Rosaleda|Málaga|30044|sky white
Real Zaragoza|ZAR|1932|La Romareda|Zaragoza|33608|white blue
Burgos|BUG|1922|El Plantío|Burgos|12200|white black
Castellón|CAS|1922|Castalia|Castellón|15500|white black
Córdoba|COR|1954|El Arcángel|Córdoba|21822|green white
Eibar|EIB|1940|Ipurua|Eibar|8164|blue maroon
Huesca|HUE|1960|El Alcoraz|Huesca|9100|blue maroon
Albacete|ALB|1940|Carlos Belmonte|Albacete|17524|white red
Mirandés|MIR|1927|Anduva|Miranda de Ebro|5759|red black`

export const PORTUGAL_PRIMEIRA = `
Sporting CP|SCP|1906|José Alvalade|Lisbon|50095|green white
Benfica|BEN|1904|Estádio da Luz|Lisbon|65592|red white
Porto|FCP|1893|Estádio do Dragão|Porto|50033|blue white
Braga|BRA|1921|Municipal de Braga|Braga|30286|red white
Vitória Guimarães|VSC|1922|D. Afonso Henriques|Guimarães|30029|white black
Famalicão|FAM|1931|Municipal de Famalicão|Famalicão|5307|blue white
Moreirense|MOR|1938|Parque Joaquim de Almeida Freitas|Moreira de Cónegos|6153|green white
Gil Vicente|GIL|1924|Cidade de Barcelos|Barcelos|12504|red blue
Rio Ave|RIO|1939|Estádio dos Arcos|Vila do Conde|5300|green white
Santa Clara|SCL|1921|Estádio de São Miguel|Ponta Delgada|13277|red white
Estoril|EST|1939|António Coimbra da Mota|Estoril|8015|yellow blue
Casa Pia|CPA|1920|Municipal de Rio Maior|Rio Maior|7000|black white
Arouca|ARO|1952|Municipal de Arouca|Arouca|5000|yellow blue
Nacional|NAC|1910|Estádio da Madeira|Funchal|5132|black white
Estrela da Amadora|ESA|1932|José Gomes|Amadora|9288|green red
Tondela|TON|1933|João Cardoso|Tondela|5000|green yellow
Alverca|ALV|1939|Complexo Desportivo|Alverca|7705|red navy
AVS|AVS|2023|Estádio do CD das Aves|Vila das Aves|8560|red white`
