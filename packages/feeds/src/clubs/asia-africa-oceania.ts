/** Clubs by country, one a line; table.ts explains the columns. */
export const ALGERIA = `
ASO Chlef
CR Bélouizdad
CS Constantine
ES Mostaganem
ES Sétif
JS Kabylie
JS Saoura
MC Alger
MC El Bayadh
MC Oran
NC Magra
Olympique Akbou
Paradou AC
US Biskra
USM Alger
USM Khenchela`

export const AUSTRALIA = `
Adelaide United|ADE|#d1142a #fddc1c
Auckland FC|AUK|#0f4fb5 #111111
Brisbane Roar|BRI|#ee6c1c #111111
Central Coast Mariners|CCM|#fddc1c #12234f
Macarthur FC|MAC|#111111 #ffffff
Melbourne City|MCY|#6cabdd #ffffff||Melbourne City FC
Melbourne Victory|MVC|#12234f #ffffff
Newcastle Jets|NJE|#12234f #e3b23c||Newcastle United Jets
Perth Glory|PER|#5a2d82 #ee6c1c
Sydney FC|SYD|#6cabdd #12234f
Wellington Phoenix|WPH|#fddc1c #111111
Western Sydney Wanderers|WSW|#d1142a #111111
Western United`

export const CHINA = `
Beijing Guoan|BJG|#0b7a3b #ffffff
Beijing Renhe||||Beijing Renhe FC
Cangzhou Mighty Lions|||Cangzhou|Shijiazhuang; Shijiazhuang Ever Bright
Changchun Yatai
Chengdu Rongcheng|CHD|#d1142a #111111
Chongqing Liangjiang Athletic||||Chongqing Lifan
Chongqing Tonglianglong
Dalian Pro||||Dalian Yifang F.C.; Dalian Yifang
Dalian Yingbo
Guangzhou City||||Guangzhou R&F
Guangzhou FC||||Guangzhou Evergrande
Guizhou Hengfeng|||Guizhou Zhicheng
Hebei||||Hebei China Fortune
Henan|||Henan Songshan Longmen|Henan FC; Henan Jianye
Jiangsu Suning
Liaoning
Liaoning Tieren
Meizhou Hakka
Nantong Zhiyun
Qingdao FC||||Qingdao Huanghai
Qingdao Hainiu
Qingdao West Coast
Shandong Taishan|SDT|#ee6c1c #0f4fb5||Shandong Luneng
Shanghai Port|SHP|#d1142a #ffffff||Shanghai SIPG; Shanghai Port FC
Shanghai Shenhua|SHS|#0f4fb5 #ffffff
Shanghai Shenxin
Shenzhen||||Shenzhen FC
Shenzhen Peng City|||Shenzhen Xinpengcheng
Tianjin Jinmen Tiger|TJT|#0f4fb5 #ffffff||Tianjin Teda
Tianjin Tianhai||||Tianjin Quanjian
Wuhan FC||||Wuhan Zall FC
Wuhan Three Towns|WTT|#0f4fb5 #d1142a
Yanbian||||Yanbian Funde
Yunnan Yukun
Zhejiang|ZHE|#0b7a3b #ffffff|Zhejiang Professional|Zhejiang Greentown; Hangzhou Greentown
Zhejiang Yiteng`

export const EGYPT = `
Al Ahly|AHY|#d1142a #ffffff||Al Ahly SC
Al Ittihad Alexandria||||Ittihad El Iskandary
Al Masry||||Al Masry Club
Ceramica Cleopatra
El Gouna
ENPPI
Ghazl El Mahalla||||Ghazl Al Mehalla
Haras El Hodoud||||Haras El Hodood
Ismaily
Modern Sport||||Future FC
National Bank of Egypt||||National Bank SC
Petrojet||||PetroJet FC
Pharco||||Pharco FC
Pyramids||||Pyramids FC
Smouha||||Smouha Sporting Club
Tala'ea El Gaish||||Tala'ea El Gaish SC
Zamalek|ZAM|#ffffff #d1142a
ZED||||ZED FC`

export const JAPAN = `
Albirex Niigata|ANI|#ee6c1c #0f4fb5
Avispa Fukuoka|AFU|#12234f #8d9399
Cerezo Osaka|COS|#f2a7c3 #12234f
Consadole Sapporo|CSA|#d1142a #111111||Hokkaido Consadole Sapporo
Fagiano Okayama|FOK|#8a1c2b #12234f
FC Tokyo|TOK|#0f4fb5 #d1142a
Gamba Osaka|GOS|#0f4fb5 #111111
Júbilo Iwata|JIW|#6cabdd #ffffff
Kashima Antlers|KAT|#d1142a #12234f
Kashiwa Reysol|KRE|#fddc1c #111111
Kawasaki Frontale|KFR|#6cabdd #111111
Kyoto Sanga|KSA|#5a2d82 #ffffff||Kyoto Sanga FC
Machida Zelvia|MZE|#0f4fb5 #e3b23c||FC Machida Zelvia
Matsumoto Yamaga
Nagoya Grampus|NGR|#d1142a #ee6c1c
Oita Trinita
Sagan Tosu|STS|#6cabdd #f2a7c3
Sanfrecce Hiroshima|SHI|#5a2d82 #ffffff
Shimizu S-Pulse|SSP|#ee6c1c #0f4fb5
Shonan Bellmare
Tokyo Verdy|TVE|#0b7a3b #ffffff
Urawa Red Diamonds|URA|#d1142a #111111
Vegalta Sendai|VSE|#e3b23c #0f4fb5
Vissel Kobe|VKO|#8a1c2b #ffffff
Yokohama F. Marinos|YFM|#0f4fb5 #d1142a
Yokohama FC|YFC|#6cabdd #ffffff`

export const MOROCCO = `
Chabab Mohammédia
COD Meknès
Difaâ El Jadida||||Difaâ d'el Jadida
FAR Rabat||||FAR de Rabat
FUS Rabat||||FUS de Rabat
Hassania Agadir||||Hassania US Agadir
Ittihad Tanger
JS Soualem
Maghreb Fès||||Maghrib de Fès
Moghreb Tétouan||||Moghreb de Tétouan
Olympique Safi||||Olympique de Safi
Raja Casablanca|RCA|#0b7a3b #ffffff
Renaissance Zemamra||||CR Khemis Zemamra
RS Berkane
Union Touarga||||Union de Touarga
Wydad Casablanca|WAC|#d1142a #ffffff||Wydad AC`

export const NEW_ZEALAND = `
Auckland City|AKC|#0f4fb5 #ffffff||Auckland City FC`

export const SAUDI_ARABIA = `
Al Hilal|HIL|#0f4fb5 #ffffff`

export const SOUTH_AFRICA = `
Mamelodi Sundowns`

export const SOUTH_KOREA = `
Ulsan HD|ULS|#0f4fb5 #fddc1c||Ulsan HD FC`

export const TUNISIA = `
Espérance de Tunis`

export const UNITED_ARAB_EMIRATES = `
Al Ain||||Al Ain FC`
