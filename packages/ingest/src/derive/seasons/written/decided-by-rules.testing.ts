import type { WrittenTables } from './written-seasons.testing.ts'

/**
 * Final orders that points and goal difference alone do not give: leagues that split and halve their points, head-to-head, wins and away
 * goals of level clubs. Computed, checked against published tables, and written down: the first clubs, after `…` the last ones.
 */
export const DECIDED_BY_RULES: WrittenTables = {
  'extra/19col-2024/POL': {
    '2013/2014':
      'Legia Warszawa 50, Lech Poznań 40, Ruch Chorzów 34, Lechia Gdańsk 32, Wisła Kraków 31, Górnik Zabrze 31, Pogoń Szczecin 27, Zawisza Bydgoszcz 25, Śląsk Wrocław 34 … Widzew Łódź 22, Zagłębie Lubin 16',
    '2014/2015':
      'Lech Poznań 43, Legia Warszawa 42, Jagiellonia 41, Śląsk Wrocław 35, Lechia Gdańsk 29, Wisła Kraków 28, Górnik Zabrze 26, Pogoń Szczecin 22, Cracovia 36 … Zawisza Bydgoszcz 24, GKS Bełchatów 21',
    '2015/2016':
      'Legia Warszawa 43, Piast Gliwice 40, Zagłębie Lubin 38, Cracovia 36, Lechia Gdańsk 33, Pogoń Szczecin 30, Lech Poznań 27, Ruch Chorzów 22, Wisła Kraków 33 … Górnik Zabrze 23, Podbeskidzie 20',
    '2016/2017':
      'Legia Warszawa 44, Jagiellonia 42, Lech Poznań 42, Lechia Gdańsk 42, Korona Kielce 28, Wisła Kraków 26, Pogoń Szczecin 25, Bruk-Bet Termalica 25, Zagłębie Lubin 34 … Górnik Łęczna 22, Ruch Chorzów 19',
    '2017/2018':
      'Legia Warszawa 70, Jagiellonia 67, Lech Poznań 60, Górnik Zabrze 60, Wisła Płock 57, Wisła Kraków 55, Zagłębie Lubin 52, Korona Kielce 49, Cracovia 50 … Bruk-Bet Termalica 36, Sandecja Nowy Sącz 33',
    '2018/2019':
      'Piast Gliwice 72, Legia Warszawa 68, Lechia Gdańsk 67, Cracovia 57, Jagiellonia 57, Zagłębie Lubin 53, Pogoń Szczecin 52, Lech Poznań 52, Wisła Kraków 49 … Miedź Legnica 40, Zagłębie Sosnowiec 29',
    '2019/2020':
      'Legia Warszawa 69, Lech Poznań 66, Piast Gliwice 61, Lechia Gdańsk 56, Śląsk Wrocław 54, Pogoń Szczecin 54, Cracovia 53, Jagiellonia 52, Górnik Zabrze 53, Raków Częstochowa 53, Zagłębie Lubin 53 … Arka Gdynia 40, Korona Kielce 35, ŁKS Łódź 24',
  },
  'extra/25col-2025-26/RUS': {
    '2012/2013': 'CSKA Moscow 64, Zenit 62, Anzhi Makhachkala 53, Spartak Moscow 51, Kuban Krasnodar 51',
    '2013/2014': 'CSKA Moscow 64, Zenit 63, Lokomotiv Moscow 59, Dynamo Moscow 52, Krasnodar 50, Spartak Moscow 50',
    '2014/2015': 'Zenit 67, CSKA Moscow 60, Krasnodar 60, Dynamo Moscow 50',
    '2015/2016': 'CSKA Moscow 65, Rostov 63, Zenit 59, Krasnodar 56, Spartak Moscow 50, Lokomotiv Moscow 50',
    '2016/2017':
      'Spartak Moscow 69, CSKA Moscow 62, Zenit 61, Krasnodar 49, Akhmat Grozny 48, Rostov 48 … Ural 30, Anzhi Makhachkala 30, Orenburg 30, Arsenal Tula 28, Krylya Sovetov 28, Tom Tomsk 14',
    '2018/2019': 'Zenit 64, Lokomotiv Moscow 56, Krasnodar 56, CSKA Moscow 51, Spartak Moscow 49',
    '2019/2020':
      'Zenit 72, Lokomotiv Moscow 57, Krasnodar 52, CSKA Moscow 50 … Rubin Kazan 35, Ural 35, Sochi 33, Akhmat Grozny 31, Tambov 31, Krylya Sovetov 31, Orenburg 27',
    '2020/2021':
      'Zenit 65, Spartak Moscow 57, Lokomotiv Moscow 56, Rubin Kazan 53, Sochi 53, CSKA Moscow 50, Dynamo Moscow 50',
    '2021/2022': 'Zenit 65, Sochi 56, Dynamo Moscow 53, Krasnodar 50, CSKA Moscow 50, Lokomotiv Moscow 48',
    '2023/2024': 'Zenit 57, Krasnodar 56, Dynamo Moscow 56, Lokomotiv Moscow 53',
  },
  'extra/19col-2024/DNK': {
    '2016/2017': 'FC Copenhagen 84, Brøndby 62, Lyngby 58, Midtjylland 54, Nordsjælland 49, Sønderjyske 46',
    '2017/2018': 'Midtjylland 85, Brøndby 81, Nordsjælland 59, FC Copenhagen 58, AaB 45, Horsens 40',
    '2018/2019': 'FC Copenhagen 82, Midtjylland 71, Esbjerg 56, Brøndby 52, OB 52, Nordsjælland 44',
    '2019/2020': 'Midtjylland 82, FC Copenhagen 68, AGF 64, Brøndby 56, AaB 54, Nordsjælland 47',
    '2020/2021': 'Brøndby 61, Midtjylland 60, FC Copenhagen 55, AGF 48, Nordsjælland 43, Randers 40, AaB 46',
    '2021/2022': 'FC Copenhagen 68, Midtjylland 65, Silkeborg 49, Brøndby 48, AaB 45, Randers 43, Viborg 44',
    '2022/2023': 'FC Copenhagen 59, Nordsjælland 55, AGF 51, Viborg 51, Brøndby 44, Randers 41, Midtjylland 51',
  },
  'extra/25col-2025-26/FIN': {
    '2021': 'HJK 59, KuPS 58, SJK 48, Inter Turku 45, Ilves 36, HIFK 35, Lahti 40',
    '2022': 'HJK 58, KuPS 57, Honka 49, Haka 45, SJK 35, Inter Turku 32, AC Oulu 42',
    '2023': 'HJK 53, KuPS 53, VPS 49, SJK 42, Honka 41, Inter Turku 35, AC Oulu 38',
    '2024': 'KuPS 56, Ilves 54, HJK 45, SJK 40, VPS 39, Haka 38, Inter Turku 41',
  },
  'extra/25col-2025-26/CHN': {
    '2021':
      'Shandong Taishan 51, Shanghai Port 45, Guangzhou FC 44, Changchun Yatai 39, Beijing Guoan 33, Shenzhen 32, Guangzhou City 29, Hebei 25, Shanghai Shenhua 37',
  },
  SC0: {
    '2000-01':
      'Celtic 97, Rangers 82, Hibernian 66, Kilmarnock 54, Heart of Midlothian 52, Dundee 47, Aberdeen 45 … Dundee United 35, St Mirren 30',
    '2005-06':
      'Celtic 91, Heart of Midlothian 74, Rangers 73, Hibernian 56, Kilmarnock 55, Aberdeen 54, Inverness Caledonian Thistle 58, Motherwell 49, Dundee United 33, Falkirk 33, Dunfermline Athletic 33, Livingston 18',
    '2018-19':
      'Celtic 87, Rangers 78, Kilmarnock 67, Aberdeen 67, Hibernian 54, Heart of Midlothian 51, St Johnstone 52',
    '2021-22':
      'Celtic 93, Rangers 89, Heart of Midlothian 61, Dundee United 48, Motherwell 46, Ross County 41, Livingston 49 … St Johnstone 35, Dundee 29',
    '2023-24':
      'Celtic 93, Rangers 85, Heart of Midlothian 68, Kilmarnock 56, St Mirren 47, Dundee 42, Aberdeen 48 … St Johnstone 35, Ross County 35, Livingston 25',
  },
  'extra/19col-2024/AUT': {
    '2018/2019':
      'Red Bull Salzburg 52, LASK 40, Wolfsberger AC 31, Austria Wien 27, Sturm Graz 24, St. Pölten 21, Rapid Wien 32, Mattersburg 28, Altach 28, Admira Wacker 22, Hartberg 22, Wacker Innsbruck 20',
    '2020/2021':
      'Red Bull Salzburg 51, Rapid Wien 36, Sturm Graz 36, LASK 30, Wolfsberger AC 27, WSG Tirol 23, Hartberg 32',
  },
}
