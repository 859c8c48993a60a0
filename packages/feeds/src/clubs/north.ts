/** Clubs by country, one a line; table.ts explains the columns. */
export const DENMARK = `
AaB|||Aalborg
AGF|||Aarhus
Brøndby|||Brondby
Esbjerg
FC Copenhagen||||FC København
Helsingør|||Helsingor
Hobro
Horsens
Hvidovre|||Hvidovre IF
Lyngby
Midtjylland||||FC Midtjylland
Nordsjælland|||Nordsjaelland|FC Nordsjælland
OB|||Odense
Randers|||Randers FC
Silkeborg
Sønderjyske|||Sonderjyske
Vejle
Vendsyssel
Vestsjælland|||Vestsjaelland
Viborg`

export const FINLAND = `
AC Oulu
Ekenäs|||Ekenas
Gnistan
Haka
HIFK
HJK
Honka
Ilves
Inter Turku
Jaro
JJK Jyväskylä|||JJK Jyvaskyla
KPV Kokkola
KTP
KuPS
Lahti
Mariehamn
MyPa
PK-35 Vantaa
PS Kemi
RoPS Rovaniemi|||Rovaniemi
SJK
TPS
VPS`

export const NORWAY = `
Aalesund
Bodø/Glimt|BOD|#fddc1c #111111|Bodo/Glimt
Brann|SKB|#d1142a #ffffff
Bryne
Fredrikstad|FFK|#ffffff #d1142a
HamKam|HAM|#0b7a3b #ffffff||Ham-Kam
Haugesund
Hønefoss|||Honefoss
Jerv
KFUM Oslo|KFU|#d1142a #111111
Kongsvinger
Kristiansund|KBK|#12234f #ffffff
Lillestrøm|LSK|#fddc1c #111111|Lillestrom
Mjøndalen|||Mjondalen
Molde|MOL|#0f4fb5 #ffffff
Moss
Odd
Ranheim
Rosenborg|RBK|#ffffff #111111
Sandefjord|SAN|#0f4fb5 #ffffff
Sandnes Ulf|||Sandnes
Sarpsborg 08|S08|#0f4fb5 #ffffff
Sogndal
Stabæk|||Stabaek
Start
Strømsgodset|||Stromsgodset
Tromsø|TIL|#d1142a #ffffff|Tromso
Ullensaker/Kisa|||Ull/Kisa
Vålerenga|VIF|#0f4fb5 #d1142a|Valerenga
Viking|VIK|#12234f #ffffff`

export const SWEDEN = `
Malmö FF`
