import type { Messages } from '../../i18n/i18n.ts';
import type { landingEn } from './landing.en.ts';

export const landingFil: Messages<typeof landingEn> = {
  tabTitle: 'Mapagkakatiwalaang pro para sa anumang gawaing-bahay',
  headline: 'Ang shortcut mo para matapos ang mga gawain.',
  subline: 'Humanap ng mapagkakatiwalaang pro na malapit sa iyo, para sa anumang gawaing-bahay, mabilis at ligtas.',
  searchLabel: 'Ano ang ipapagawa mo?',
  search: 'Maghanap',
  categories: 'Mga sikat na kategorya',
  cleaning: 'Paglilinis',
  handyman: 'Handyman',
  plumbing: 'Tubero',
  electrical: 'Elektrisyan',
  vettedLine: 'Sinusuri ang {documents} ng bawat provider, at nire-review sila ng mga customer na tulad mo.',
  checked_valid_id: 'ID',
  checked_clearance: 'NBI o police clearance',
  sampleArrived: 'Nasa pinto na',
  sampleStatus: 'Dumating na',
  sampleJob: 'Gripo, Pasig',

  howItWorks: 'Paano ito gumagana',
  stepDescribe: 'Ikuwento ang ipapagawa',
  stepDescribeText: 'Sabihin kung ano ang gagawin, saan at kailan. Nakakatulong ang litrato.',
  stepChoose: 'Pumili ng provider',
  stepChooseText: 'Ihambing ang mga profile, presyo at review, at piliin ang gusto mo.',
  stepDone: 'Ipagawa na',
  stepDoneText: 'Magbayad nang ligtas at i-review ang gawa kapag tapos na.',
  sampleTask: 'Buong gabing tumutulo ang gripo sa kusina. Bukas ng umaga po sana.',
  samplePlace: 'Pasig',
  sampleTime: 'Miy, 9:30\u00a0AM',
  sampleFixed: 'Ayos na ang gripo',
  samplePaid: 'Bayad sa GCash',

  popularProjects: 'Mga sikat na proyekto',
  seeAll: 'Tingnan lahat',
  startingAt: 'Mula <price>{price}</price>',
  viewAllServices: 'Tingnan lahat ng serbisyo',
  furniture: 'Pagbuo ng muwebles',
  furnitureText: 'Kama, mesa, kabinet',
  tv: 'Pagkabit ng TV',
  tvText: 'Bracket, kable, pantay',
  moving: 'Tulong sa paglipat',
  movingText: 'Dalawang tao at isang van',
  homeCleaning: 'Paglilinis ng bahay',
  homeCleaningText: 'Kusina, banyo, sahig',

  trustTitle: 'Taong papapasukin mo ulit.',
  trustText:
    'Sa Pilipinas, ang suki ay ang taong pinagkakatiwalaan at binabalik-balikan mo. Ganito ka namin tinutulungang ' +
    'mahanap ang sa iyo.',
  vetted: 'Sinuri ang bawat provider',
  vettedText: 'Na-background check namin ({documents}), ni-review ng mga customer.',
  secure: 'Ligtas na bayad',
  secureText: 'GCash, Maya, card, bank transfer o cash. Ikaw ang pipili.',
  support: 'May handang tumulong',
  supportText: 'Sa chat o telepono, tuwing may problema.',

  whatPeopleSay: 'Sabi ng mga tao',
  quoteCora:
    'Naghubad siya ng sapatos sa pinto, naayos ang tulo sa loob ng 40 minuto, at ipinakita ang lumang washer. Suki ' +
    'ko na siya ngayon.',
  roleCora: 'May-ari ng bahay sa Marikina',
  quoteMark:
    'Tatlong quote bago pa lumamig ang kape ko. Kita ko kung ano ang kasama sa bawat isa, kaya madaling pumili.',
  roleMark: 'Nangungupahan ng condo sa Cebu City',
  quoteLiza:
    'Kusa nang napupuno ang linggo ko, at nariyan ang payout tuwing Biyernes. Kalahati ng mga kliyente ko ay umuulit.',
  roleLiza: 'Tagalinis sa Suki nang dalawang taon',

  providerTitle: 'Magaling ka sa ginagawa mo? Maging provider.',
  providerText:
    'Sumali sa network, magpa-verify at tanggapin ang mga trabahong bagay sa iyo. Makikita ka ng mga kliyente at ' +
    'ligtas ang bayad.',
  getStarted: 'Magsimula',
  learnMore: 'Alamin pa',
  learnMoreAbout: 'tungkol sa pagtatrabaho kasama ang Suki',
  sampleRequest: 'Bagong request malapit sa iyo',
  sampleRequestText: 'Tumutulong shower, 1.2 km ang layo',
  sampleRequestTime: 'Huw, Nob 19, 2:00\u00a0PM',
  sampleQuote: 'Magpadala ng quote',
  sampleAccept: 'Tanggapin',
  sampleVerified: 'Boyet, verified ka na',

  projectsTitle: 'Mga proyektong ipinapagawa',
  projectsText:
    'Halimbawang panimulang presyo. Maaaring mas mababa o mas mataas ang sa worker na malapit sa iyo; makikita ' +
    'mo ang presyo bago ka mag-book.',
  bookIt: 'Humanap ng pro',

  providerInfoTitle: 'Magtrabaho kasama ang Suki',
  providerInfoText: 'Alam mo ang trabaho mo. Suki ang bahala sa kliyente, kalendaryo at bayad.',
  joinTitle: 'Sumali sa network',
  joinText:
    'Mag-sign up gamit ang numero o email mo, sabihin kung ano ang gawa mo at saan, at itakda ang oras at presyo mo.',
  verifyTitle: 'Magpa-verify',
  verifyText:
    'Ipadala ang ID, NBI clearance at mga sertipiko mo. Sinusuri namin ang mga ito, at nakikita ng mga kliyente na ' +
    'verified ka.',
  acceptTitle: 'Tumanggap ng trabaho',
  acceptText:
    'Dumarating sa phone mo ang mga request na malapit. Tanggapin, magpadala ng quote o tanggihan: ikaw ang pipili.',
  earnTitle: 'Makikita ka at ligtas ang bayad',
  earnText:
    'Ang mga review mo ang nagdadala ng susunod na trabaho. Pinoproseso ang kita tuwing Biyernes, sa GCash, Maya o ' +
    'bangko mo.',

  notFoundTitle: 'Hindi nakita ang pahina',
  notFoundText: 'Hindi namin makita ang pahinang hinahanap mo. Maaaring inalis na ito o mali ang URL.',
  goBack: 'Bumalik',
  goHome: 'Pumunta sa home',

  uiDemoTitle: 'UI demo',
  uiDemoText: 'Ginagawa pa ang pahinang ito.',
};
