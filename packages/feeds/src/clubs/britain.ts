/** Clubs by country, one a line; table.ts explains the columns. */
export const ENGLAND = `
Accrington Stanley|||Accrington
AFC Bournemouth|BOU|#da291c #000000|Bournemouth||bournemouth
AFC Fylde|||Fylde
AFC Telford United||||Telford United
AFC Wimbledon||||openfootball:AFC@2025-2025
Aldershot Town|||Aldershot
Alfreton Town
Altrincham
Arsenal|ARS|#ef0107 #ffffff||Arsenal FC; FC Arsenal
Aston Villa|AVL|#670e36 #95bfe5||Aston Villa FC
Barnet||||Barnet FC
Barnsley||||Barnsley FC
Barrow||||Barrow AFC
Bath City
Birmingham City|BIR|#0000ff #ffffff|Birmingham|Birmingham City FC
Blackburn Rovers|BLB|#009ee0 #ffffff|Blackburn|Blackburn Rovers FC
Blackpool||||Blackpool FC
Bolton Wanderers|BOL|#ffffff #263c7e|Bolton
Boreham Wood
Boston United|||Boston|Boston Utd
Brackley Town
Bradford City|BRA|#6d0023 #f6b200|Bradford
Braintree Town
Brentford|BRE|#e30613 #ffffff||Brentford FC; FC Brentford
Brighton & Hove Albion|BHA|#0057b8 #ffffff|Brighton|Brighton Hove Albion; Brighton & Hove Albion FC
Bristol City|BRC|#e21c38 #ffffff||Bristol City FC
Bristol Rovers|BRR|#003da5 #ffffff|Bristol Rvs
Bromley||||Bromley FC
Burnley|BUR|#6c1d45 #99d6ea||Burnley FC; FC Burnley
Burton Albion|BTN|#fde607 #000000|Burton
Bury||||Bury FC
Cambridge United|CAM|#fdb913 #000000|Cambridge
Canvey Island
Cardiff City|CAR|#0070b5 #ffffff|Cardiff|Cardiff City FC
Carlisle United|CRL|#1c449c #ffffff|Carlisle
Charlton Athletic|CHA|#d4021d #ffffff|Charlton|Charlton Athletic FC
Chelsea|CHE|#034694 #ffffff||Chelsea FC; FC Chelsea
Cheltenham Town|||Cheltenham
Chester|||Chester@2010-|Chester FC
Chester City|||Chester@-2009
Chesterfield||||Chesterfield FC
Chorley
Colchester United|COL|#0072ce #ffffff|Colchester
Coventry City|COV|#59cbe8 #ffffff|Coventry|Coventry City FC
Crawley Town
Crewe Alexandra|CRE|#e1001a #ffffff|Crewe
Crystal Palace|CRY|#1b458f #c4122e||Crystal Palace FC
Dagenham & Redbridge|||Dag and Red
Darlington
Dartford
Derby County|DER|#ffffff #000000|Derby|Derby County FC
Doncaster Rovers|DON|#e2001a #ffffff|Doncaster
Dorking Wanderers|||Dorking
Dover Athletic
Droylsden
Eastbourne Borough
Eastleigh
Ebbsfleet United|||Ebbsfleet|Gravesend; Gravesend & Northfleet
Everton|EVE|#003399 #ffffff||Everton FC; FC Everton
Exeter City|EXE|#e2001a #ffffff|Exeter
Farsley Celtic|||Farsley
FC Halifax Town|||Halifax@2008-|Halifax Town@2008-
Fleetwood Town
Forest Green Rovers|||Forest Green
Fulham|FUL|#ffffff #000000||Fulham FC; FC Fulham
Gateshead
Gillingham||||Gillingham FC
Grays Athletic|||Grays
Grimsby Town|GRI|#000000 #ffffff|Grimsby
Guiseley
Halifax Town|||Halifax@-2007|Halifax Town@-2007
Harrogate Town|||Harrogate
Hartlepool United|||Hartlepool
Havant & Waterlooville
Hayes & Yeading United|||Hayes & Yeading
Hereford|||Hereford@2015-|Hereford FC
Hereford United|||Hereford@-2014
Histon
Huddersfield Town|HUD|#0e63ad #ffffff|Huddersfield|Huddersfield Town AFC; Huddersfield Town FC
Hull City|HUL|#f18a01 #000000|Hull|Hull City AFC
Hyde|||Hyde United|Hyde FC
Ipswich Town|IPS|#0044aa #ffffff|Ipswich|Ipswich Town FC
Kettering Town
Kidderminster Harriers|||Kidderminster
King's Lynn Town|||King's Lynn
Leeds United|LEE|#ffffff #1d428a|Leeds|Leeds United FC
Leicester City|LEI|#003090 #fdbe11|Leicester|Leicester City FC
Lewes
Leyton Orient||||openfootball:Leyton@2025-2025
Lincoln City|LIN|#d71920 #ffffff|Lincoln
Liverpool|LIV|#c8102e #ffffff||Liverpool FC; FC Liverpool
Luton Town|LUT|#f78f1e #002d62|Luton|Luton Town FC
Macclesfield Town|||Macclesfield
Maidenhead United|||Maidenhead
Maidstone United|||Maidstone
Manchester City|MCI|#6cabdd #ffffff|Man City|Manchester City FC
Manchester United|MUN|#da291c #fbe122|Man United|Manchester United FC
Mansfield Town|MAN|#ffd700 #0033a0|Mansfield
Middlesbrough|MID|#e11b22 #ffffff||Middlesboro; Middlesbrough FC; FC Middlesbrough
Millwall|MIL|#001d5e #ffffff||Millwall FC
Milton Keynes Dons|MKD|#ffffff #000000
Morecambe||||Morecambe FC
Newcastle United|NEW|#241f20 #ffffff|Newcastle|Newcastle United FC
Newport County
North Ferriby United|||North Ferriby
Northampton Town|NOR|#800000 #ffffff|Northampton
Northwich Victoria|||Northwich
Norwich City|NWC|#fff200 #00a650|Norwich|Norwich City FC
Nottingham Forest|NFO|#dd0000 #ffffff|Nott'm Forest|Nottingham Forest FC
Notts County|NTC|#000000 #ffffff
Nuneaton Town
Oldham Athletic|OLD|#004b9d #ffffff|Oldham
Oxford City
Oxford United|OXF|#ffd700 #00287a|Oxford|Oxford United FC
Peterborough United|PET|#0066b2 #ffffff|Peterboro|Peterborough United FC; Peterborough
Plymouth Argyle|PLY|#006747 #ffffff|Plymouth|Plymouth Argyle FC
Port Vale||||Port Vale FC
Portsmouth|POR|#001489 #ffffff||Portsmouth FC
Preston North End|PNE|#ffffff #001e60|Preston|Preston North End FC
Queens Park Rangers|QPR|#1d5ba4 #ffffff|QPR|Queens Park Rangers FC
Reading|REA|#004494 #ffffff||Reading FC; FC Reading
Rochdale||||Rochdale AFC
Rotherham United|ROT|#e11b22 #ffffff|Rotherham|Rotherham United FC
Rushden & Diamonds|RUS||Rushden & D
Salford City|||Salford
Salisbury City|||Salisbury
Scarborough
Scunthorpe United|||Scunthorpe
Sheffield United|SHU|#ee2737 #ffffff||Sheffield United FC
Sheffield Wednesday|SHW|#0066b3 #ffffff|Sheffield Weds|Sheffield Wednesday FC
Shrewsbury Town|SHR|#00529f #f6b000|Shrewsbury
Solihull Moors|||Solihull
Southampton|SOU|#d71920 #ffffff||Southampton FC; FC Southampton
Southend United|SND|#0c1c3c #ffffff|Southend
Southport
St Albans City|||St. Albans
Stafford Rangers
Stevenage||||Stevenage Borough; Stevenage FC
Stockport County|SPC|#005da4 #ffffff|Stockport
Stoke City|STK|#e03a3e #ffffff|Stoke|Stoke City FC
Sunderland|SUN|#eb172b #ffffff||Sunderland AFC; AFC Sunderland
Sutton United|||Sutton
Swansea City|SWA|#ffffff #000000|Swansea|Swansea City AFC
Swindon Town|SWI|#dc161b #ffffff|Swindon
Tamworth
Torquay United|||Torquay
Tottenham Hotspur|TOT|#ffffff #132257|Tottenham|Tottenham Hotspur FC
Tranmere Rovers|TRA|#ffffff #0039a6|Tranmere
Truro City|||Truro
Walsall||||Walsall FC
Watford|WAT|#fbee23 #ed2127||Watford FC; FC Watford
Wealdstone
Welling United
West Bromwich Albion|WBA|#122f67 #ffffff|West Brom|West Bromwich Albion FC
West Ham United|WHU|#7a263a #1bb1e7|West Ham|West Ham United FC
Weymouth
Wigan Athletic|WIG|#1d59af #ffffff|Wigan
Wimbledon||||Wimbledon FC
Woking
Wolverhampton Wanderers|WOL|#fdb913 #231f20|Wolves|Wolverhampton Wanderers FC
Wrexham|WRE|#e2231a #ffffff||Wrexham AFC
Wycombe Wanderers|WYC|#00a1e0 #00205b|Wycombe|Wycombe Wanderers FC
Yeovil Town|||Yeovil
York City|YOR|#c8102e #14377c|York`

export const SCOTLAND = `
Aberdeen|ABE|#e2001a #ffffff||Aberdeen FC
Airdrieonians|AIR|#ffffff #e2001a|Airdrie Utd|Airdrie United; Airdrieonians@2002-
Airdrieonians (1878)|||football-data:Airdrie|Airdrieonians@-2001
Albion Rovers|ALB||Albion Rvs
Alloa Athletic|||Alloa
Annan Athletic
Arbroath
Ayr United|AYR|#ffffff #000000|Ayr
Berwick Rangers|||Berwick
Bonnyrigg Rose
Brechin City|||Brechin
Celtic|CEL|#018749 #ffffff||Celtic FC
Clyde
Clydebank
Cove Rangers
Cowdenbeath
Dumbarton
Dundee|DUN|#00205b #ffffff||Dundee FC
Dundee United|DNU|#ff6600 #000000
Dunfermline Athletic|DNF|#000000 #ffffff|Dunfermline
East Fife
East Kilbride
East Stirlingshire|EST|#000000 #ffffff|East Stirling
Edinburgh City||||FC Edinburgh
Elgin City|||Elgin
Falkirk|FAL|#002b5c #ffffff||Falkirk FC
Forfar Athletic|||Forfar
Greenock Morton|MOR|#0057b8 #ffffff|Morton
Gretna
Hamilton Academical|HAM|#e2001a #ffffff|Hamilton
Heart of Midlothian|HEA|#800910 #ffffff|Hearts
Hibernian|HIB|#005000 #ffffff||Hibernian FC
Inverness Caledonian Thistle|INV|#003da5 #e2001a|Inverness C
Kelty Hearts
Kilmarnock|KIL|#0033a0 #ffffff||Kilmarnock FC
Livingston|LIV|#ffd700 #000000||Meadowbank; Meadowbank Thistle; Livingston FC
Montrose
Motherwell|MOT|#ffbe00 #7c1b36||Motherwell FC
Partick Thistle|PAR|#ffd700 #e2001a|Partick
Peterhead
Queen of the South|QOS|#0033a0 #ffffff|Queen of Sth
Queen's Park|QPA|#000000 #ffffff|Queens Park
Raith Rovers|RAI|#00205b #ffffff|Raith Rvs|Raith
Rangers|RAN|#1b458f #ffffff||Rangers FC
Ross County|ROS|#00205b #ffffff||Ross County FC
Spartans||||The Spartans
St Johnstone|STJ|#0055a4 #ffffff||St. Johnstone FC
St Mirren|STM|#000000 #ffffff||St. Mirren FC
Stenhousemuir
Stirling Albion|STI|#e2001a #ffffff|Stirling
Stranraer`
