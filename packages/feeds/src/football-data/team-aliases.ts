/**
 * One club under several names in the files: country, then the other name (as `nameKey` writes it) and the name to take.
 * Only certain ones: spellings, shortened names and plain renamings. A new club that took over a dissolved
 * one's place (Airdrie United, RAAL La Louvière, Beerschot VA, AVS) stays a club of its own.
 */
export const TEAM_ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Argentina: { 'colon santa fe': 'Colon Santa Fe' },
  Belgium: { 'zulte waregem': 'Waregem' },
  Brazil: { 'atletico pr': 'Athletico-PR' },
  China: {
    'dalian yifang fc': 'Dalian Pro',
    'guangzhou evergrande': 'Guangzhou FC',
    'guangzhou r and f': 'Guangzhou City',
    'hangzhou greentown': 'Zhejiang Professional',
    'shandong luneng': 'Shandong Taishan',
    'shanghai sipg': 'Shanghai Port',
    shijiazhuang: 'Cangzhou',
    'tianjin quanjian': 'Tianjin Tianhai',
    'zhejiang greentown': 'Zhejiang Professional',
  },
  England: {
    'boston utd': 'Boston',
    gravesend: 'Ebbsfleet',
    middlesboro: 'Middlesbrough',
    'telford united': 'AFC Telford United',
  },
  France: { 'red star 93': 'Red Star' },
  Germany: {
    dusseldorf: 'Fortuna Dusseldorf',
    essen: 'RW Essen',
    'fsv frankfurt': 'Frankfurt FSV',
  },
  Greece: {
    'athens kallithea': 'Kallithea',
    doxa: 'Doxa Dramas',
    'eth asteras': 'Ethnikos Asteras',
    ethnikos: 'Ethnikos Piraeus',
    heracles: 'Iraklis',
    kalithea: 'Kallithea',
    levadiakos: 'Levadeiakos',
    'ofi crete': 'OFI',
    proodeytiki: 'Proodeftiki',
    veroia: 'Veria',
    yiannina: 'Giannina',
  },
  Norway: { 'ham kam': 'HamKam' },
  Poland: { 'gornik z': 'Gornik Zabrze', ruch: 'Ruch Chorzow' },
  Portugal: { campomaior: 'Campomaiorense', 'desp chaves': 'Chaves' },
  Russia: { 't moscow': 'Torpedo Moscow' },
  Scotland: { raith: 'Raith Rvs' },
  Spain: {
    lerida: 'Lleida',
    leonesa: 'Cultural Leonesa',
    orense: 'Ourense',
    villareal: 'Villarreal',
  },
}
