/** Clubs of the Americas, strongest first: name|code|founded|ground|city|capacity|colours. */
export const BRAZIL_SERIE_A = `
Flamengo|FLA|1895|Maracanã|Rio de Janeiro|78838|red black
Palmeiras|PAL|1914|Allianz Parque|São Paulo|43713|green white
Cruzeiro|CRU|1921|Mineirão|Belo Horizonte|61927|blue white
Botafogo|BOT|1894|Nilton Santos|Rio de Janeiro|44661|black white
Fluminense|FLU|1902|Maracanã|Rio de Janeiro|78838|maroon green
São Paulo|SAO|1930|Morumbi|São Paulo|66795|white red
Internacional|SCI|1909|Beira-Rio|Porto Alegre|50128|red white
Atlético Mineiro|CAM|1908|Arena MRV|Belo Horizonte|44892|black white
Corinthians|CTH|1910|Neo Química Arena|São Paulo|49205|white black
Grêmio|GRE|1903|Arena do Grêmio|Porto Alegre|55662|sky black
Bahia|BAH|1931|Arena Fonte Nova|Salvador|48000|blue red
Santos|SFC|1912|Vila Belmiro|Santos|16068|white black
Vasco da Gama|VAS|1898|São Januário|Rio de Janeiro|21880|black white
Red Bull Bragantino|RBB|1928|Nabi Abi Chedid|Bragança Paulista|17128|white red
Athletico Paranaense|CAP|1924|Arena da Baixada|Curitiba|42372|red black
Coritiba|CFC|1909|Couto Pereira|Curitiba|40502|green white
Vitória|VIT|1899|Barradão|Salvador|30618|red black
Mirassol|MRS|1925|Campos Maia|Mirassol|15000|yellow green
Chapecoense|CHP|1973|Arena Condá|Chapecó|20089|green white
Remo|REM|1905|Mangueirão|Belém|53635|navy white`

export const ARGENTINA_LIGA_PROFESIONAL = `
River Plate|RIV|1901|Monumental|Buenos Aires|85018|white red
Boca Juniors|BOC|1905|La Bombonera|Buenos Aires|54000|blue yellow
Racing Club|RCL|1903|El Cilindro|Avellaneda|51389|sky white
Estudiantes|EDL|1905|Jorge Luis Hirschi|La Plata|32530|red white
Vélez Sarsfield|VEZ|1910|José Amalfitani|Buenos Aires|45540|white blue
Independiente|IND|1905|Libertadores de América|Avellaneda|42069|red white
San Lorenzo|SLO|1908|Pedro Bidegain|Buenos Aires|47964|blue red
Talleres|TAL|1913|Mario Alberto Kempes|Córdoba|57000|navy white
Rosario Central|ROS|1889|Gigante de Arroyito|Rosario|41465|blue yellow
Lanús|LAN|1915|Néstor Díaz Pérez|Lanús|47027|maroon white
Argentinos Juniors|ARJ|1904|Diego Armando Maradona|Buenos Aires|26000|red white
Huracán|HUR|1908|Tomás Adolfo Ducó|Buenos Aires|48314|white red
Defensa y Justicia|DYJ|1935|Norberto Tomaghello|Florencio Varela|20000|yellow green
Belgrano|BEL|1905|Julio César Villagra|Córdoba|30000|sky black
Newell's Old Boys|NOB|1903|Marcelo Bielsa|Rosario|42000|red black
Gimnasia La Plata|GLP|1887|Juan Carmelo Zerillo|La Plata|33000|white navy`

export const USA_MLS = `
Inter Miami|MIA|2018|Chase Stadium|Fort Lauderdale|21550|pink black
Los Angeles FC|LFC|2014|BMO Stadium|Los Angeles|22000|black gold
Columbus Crew|CLB|1994|Lower.com Field|Columbus|20371|yellow black
Seattle Sounders|SEA|2007|Lumen Field|Seattle|37722|green blue
FC Cincinnati|CIN|2015|TQL Stadium|Cincinnati|26000|orange navy
Philadelphia Union|PHI|2008|Subaru Park|Chester|18500|navy gold
LA Galaxy|LAG|1994|Dignity Health Sports Park|Carson|27000|white navy
New York City FC|NYC|2013|Yankee Stadium|New York|28743|sky navy
New York Red Bulls|NYR|1994|Sports Illustrated Stadium|Harrison|25000|white red
Orlando City|ORL|2013|Inter&Co Stadium|Orlando|25500|purple white
Minnesota United|MNU|2010|Allianz Field|Saint Paul|19400|grey black
Portland Timbers|PTL|2009|Providence Park|Portland|25218|green yellow
Atlanta United|ATL|2014|Mercedes-Benz Stadium|Atlanta|42500|red black
San Diego FC|SDG|2023|Snapdragon Stadium|San Diego|35000|sky maroon
Nashville SC|NSH|2016|Geodis Park|Nashville|30109|yellow navy
Real Salt Lake|RSL|2004|America First Field|Sandy|20213|maroon blue
Austin FC|AUS|2018|Q2 Stadium|Austin|20738|green black
Chicago Fire|CHI|1997|Soldier Field|Chicago|61500|red navy`

export const MEXICO_LIGA_MX = `
América|AME|1916|Estadio Azteca|Mexico City|87523|yellow blue
Monterrey|MTY|1945|Estadio BBVA|Guadalupe|53500|blue white
Tigres UANL|TIG|1960|Estadio Universitario|San Nicolás|41615|yellow blue
Cruz Azul|CAZ|1927|Olímpico Universitario|Mexico City|72000|blue white
Toluca|TOL|1917|Nemesio Díez|Toluca|31000|red white
Guadalajara|GDL|1906|Estadio Akron|Zapopan|48071|red white
Pachuca|PAC|1901|Estadio Hidalgo|Pachuca|30000|blue white
Pumas UNAM|PUM|1954|Olímpico Universitario|Mexico City|72000|navy gold
León|LEO|1944|Estadio León|León|31297|green white
Tijuana|TIJ|2007|Estadio Caliente|Tijuana|27333|red black
Santos Laguna|SLA|1983|Estadio Corona|Torreón|29101|green white
Atlas|ATS|1916|Estadio Jalisco|Guadalajara|55020|red black
Necaxa|NEX|1923|Estadio Victoria|Aguascalientes|23851|red white
Querétaro|QUE|1950|La Corregidora|Querétaro|34107|blue black
Puebla|PUE|1944|Estadio Cuauhtémoc|Puebla|51726|white blue
Mazatlán|MAZ|2020|El Encanto|Mazatlán|25000|purple white`

export const MEXICO_EXPANSION = `
Atlante|ATE|1916|Ciudad de los Deportes|Mexico City|33000|blue maroon
Leones Negros|LEO|1970|Estadio Jalisco|Guadalajara|55020|black red
Venados|VEN|1988|Carlos Iturralde|Mérida|15087|green gold
Celaya|CEL|1954|Miguel Alemán Valdés|Celaya|23182|sky white
Cancún FC|CAN|2020|Andrés Quintana Roo|Cancún|17289|blue white
Mineros Zacatecas|MIN|2014|Carlos Vega Villalba|Zacatecas|20068|red black
Tepatitlán FC|TEP|1944|Gregorio Gómez|Tepatitlán FC|8000|red white
Correcaminos|COR|1980|Marte R. Gómez|Ciudad Victoria|10520|orange blue
Tapatío|TAP|1973|Estadio Akron|Zapopan|48071|red white
Irapuato|IRA|1948|Sergio León Chávez|Irapuato|25000|red blue`

export const COLOMBIA_PRIMERA_A = `
Atlético Nacional|ANC|1947|Atanasio Girardot|Medellín|44863|green white
Millonarios|MLO|1946|El Campín|Bogotá|39512|blue white
América de Cali|ACA|1927|Pascual Guerrero|Cali|37899|red white
Junior|JUN|1924|Metropolitano|Barranquilla|46692|red white
Independiente Santa Fe|SFE|1941|El Campín|Bogotá|39512|red white
Independiente Medellín|DIM|1913|Atanasio Girardot|Medellín|44863|red blue
Deportivo Cali|CAL|1912|Palmaseca|Palmira|42000|green white
Deportes Tolima|TOL|1954|Manuel Murillo Toro|Ibagué|28100|maroon gold
Once Caldas|ONC|1961|Palogrande|Manizales|31611|white black
Deportivo Pereira|PER|1944|Hernán Ramírez Villegas|Pereira|30297|yellow red
Atlético Bucaramanga|BUC|1949|Américo Montanini|Bucaramanga|28000|yellow green
Envigado|ENV|1989|Polideportivo Sur|Envigado|11000|orange green`

export const PERU_LIGA_1 = `
Universitario|UNI|1924|Monumental|Lima|80093|white red
Alianza Lima|ALI|1901|Alejandro Villanueva|Lima|33938|blue white
Sporting Cristal|SCR|1955|Alberto Gallardo|Lima|11600|sky white
Melgar|MEL|1915|Monumental UNSA|Arequipa|40370|red black
Club Cienciano|CIE|1901|Inca Garcilaso|Cusco|42056|red white
Cusco FC|CUS|2009|Inca Garcilaso|Cusco|42056|gold black
ADT Tarma|ADT|1929|Unión Tarma|Tarma|9100|sky white
Sport Huancayo|SHU|2007|Estadio Huancayo|Huancayo|20000|red blue
Club Atlético Grau|GRA|1919|Campeones del 36|Sullana|12000|white red
Sport Boys|SBO|1927|Miguel Grau|Callao|17000|pink black`

export const BOLIVIA_PRIMERA = `
Bolívar|BOL|1925|Hernando Siles|La Paz|41143|sky white
The Strongest|STR|1908|Hernando Siles|La Paz|41143|yellow black
Club Always Ready|ARE|1933|Municipal de El Alto|El Alto|22000|red white
CD Jorge Wilstermann|WIL|1949|Félix Capriles|Cochabamba|32000|red white
Club Aurora|AUR|1935|Félix Capriles|Cochabamba|32000|sky white
Blooming|BLO|1946|Tahuichi Aguilera|Santa Cruz|35000|sky white
Club Deportivo Oriente Petrolero|ORI|1955|Tahuichi Aguilera|Santa Cruz|35000|green white
Nacional Potosí|NPO|1942|Víctor Agustín Ugarte|Potosí|32000|red white
Real Tomayapo|RTO|1999|IV Centenario|Tarija|15000|green white
Club Deportivo Guabirá|GUA|1962|Gilberto Parada|Montero|13000|red blue`
