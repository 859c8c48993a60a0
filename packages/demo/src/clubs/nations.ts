/** National teams: strength|country|code|founded|ground|city|capacity|colours. */
export const NATION_LINES = `
92|Spain|ESP|1909|La Cartuja|Seville|70000|red gold
92|France|FRA|1904|Stade de France|Saint-Denis|80698|blue white
91|England|ENG|1863|Wembley Stadium|London|90000|white navy
90|Portugal|POR|1914|Estádio Nacional|Oeiras|37593|red green
89|Germany|GER|1900|Olympiastadion|Berlin|74475|white black
88|Italy|ITA|1898|Stadio Olimpico|Rome|70634|blue white
88|Netherlands|NED|1889|Johan Cruijff Arena|Amsterdam|55865|orange white
85|Belgium|BEL|1895|King Baudouin Stadium|Brussels|50093|red black
83|Norway|NOR|1902|Ullevaal|Oslo|28000|red navy
81|Turkey|TUR|1923|Atatürk Olimpiyat|Istanbul|74753|red white
79|Scotland|SCO|1873|Hampden Park|Glasgow|51866|navy white
78|Greece|GRE|1926|OAKA|Athens|69618|blue white`
