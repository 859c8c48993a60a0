/** Clubs of France, the Netherlands and Belgium, strongest first: name|code|founded|ground|city|capacity|colours. */
export const FRANCE_LIGUE_1 = `
Paris Saint-Germain|PSG|1970|Parc des Princes|Paris|48583|navy red
Marseille|OM|1899|Vélodrome|Marseille|67394|white sky
Monaco|ASM|1924|Stade Louis II|Monaco|18523|red white
Lille|LIL|1944|Pierre-Mauroy|Villeneuve-d'Ascq|50186|red navy
Lyon|LYO|1950|Groupama Stadium|Décines|59186|white blue
Nice|NIC|1904|Allianz Riviera|Nice|35624|red black
Lens|LEN|1906|Bollaert-Delelis|Lens|38223|red yellow
Strasbourg|STR|1906|La Meinau|Strasbourg|32000|blue white
Rennes|REN|1901|Roazhon Park|Rennes|29778|red black
Toulouse|TOU|1970|Stadium de Toulouse|Toulouse|33150|purple white
Brest|BST|1950|Francis-Le Blé|Brest|15931|red white
Nantes|NAN|1943|La Beaujoire|Nantes|35322|yellow green
Auxerre|AUX|1905|Abbé-Deschamps|Auxerre|18541|white blue
Angers|ANG|1919|Raymond Kopa|Angers|18752|black white
Le Havre|HAC|1872|Stade Océane|Le Havre|25178|sky navy
Lorient|LOR|1926|Le Moustoir|Lorient|18110|orange black
Paris FC|PFC|1969|Stade Jean-Bouin|Paris|20000|navy white
Metz|MET|1932|Saint-Symphorien|Metz|28786|maroon white`

export const NETHERLANDS_EREDIVISIE = `
PSV Eindhoven|PSV|1913|Philips Stadion|Eindhoven|35119|red white
Ajax|AJA|1900|Johan Cruijff Arena|Amsterdam|55865|white red
Feyenoord|FEY|1908|De Kuip|Rotterdam|47500|red white
AZ Alkmaar|AZ|1967|AFAS Stadion|Alkmaar|19478|red white
Twente|TWE|1965|De Grolsch Veste|Enschede|30205|red white
Utrecht|UTR|1970|Galgenwaard|Utrecht|23750|red white
NEC Nijmegen|NEC|1900|Goffertstadion|Nijmegen|12500|red green
Heerenveen|HEE|1920|Abe Lenstra|Heerenveen|27224|blue white
Groningen|GRO|1971|Euroborg|Groningen|22525|green white
Go Ahead Eagles|GAE|1902|De Adelaarshorst|Deventer|10000|red yellow
Sparta Rotterdam|SPA|1888|Het Kasteel|Rotterdam|11026|red white
Fortuna Sittard|FOR|1968|Fortuna Sittard Stadion|Sittard|12500|yellow green
Heracles Almelo|HER|1903|Asito Stadion|Almelo|12080|black white
PEC Zwolle|PEC|1910|MAC³Park Stadion|Zwolle|14000|blue white
NAC Breda|BDA|1912|Rat Verlegh|Breda|19000|yellow black
Volendam|VOL|1920|Kras Stadion|Volendam|7384|orange black
Telstar|TEL|1963|BUKO Stadion|Velsen|5200|white blue
Excelsior|EXC|1902|Van Donge & De Roo|Rotterdam|4500|red black`

export const BELGIUM_PRO_LEAGUE = `
Club Brugge|BRU|1891|Jan Breydelstadion|Bruges|29062|blue black
Union Saint-Gilloise|USG|1897|Joseph Marien|Brussels|9400|yellow blue
Anderlecht|AND|1908|Lotto Park|Brussels|22500|purple white
Genk|GNK|1988|Cegeka Arena|Genk|23718|blue white
Gent|GNT|1900|Planet Group Arena|Ghent|20175|blue white
Royal Antwerp|ANT|1880|Bosuilstadion|Antwerp|16144|red white
Standard Liège|STA|1898|Maurice Dufrasne|Liège|27670|red white
Mechelen|MEC|1904|AFAS-stadion|Mechelen|16672|red yellow
Charleroi|CHA|1904|Stade du Pays|Charleroi|15000|black white
Westerlo|WES|1933|Het Kuipje|Westerlo|8035|yellow blue
Sint-Truiden|STV|1924|Stayen|Sint-Truiden|14600|yellow blue
OH Leuven|OHL|2002|Den Dreef|Leuven|10000|green white
Cercle Brugge|CER|1899|Jan Breydelstadion|Bruges|29062|green black
Zulte Waregem|ZWA|2001|Elindus Arena|Waregem|12414|green red`
