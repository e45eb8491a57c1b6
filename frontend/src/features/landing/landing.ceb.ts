import type { Messages } from '../../i18n/i18n.ts';
import type { landingEn } from './landing.en.ts';

export const landingCeb: Messages<typeof landingEn> = {
  tabTitle: 'Kasaligang worker para sa bisan unsang buluhaton sa balay',
  headline: 'Ang dali nga paagi aron mahuman ang trabaho.',
  subline: 'Pangita og kasaligang worker nga duol para sa bisan unsang buluhaton sa balay, paspas ug luwas.',
  searchLabel: 'Unsay imong ipatabang?',
  search: 'Pangita',
  categories: 'Mga sikat nga kategorya',
  cleaning: 'Panglimpyo',
  handyman: 'Handyman',
  plumbing: 'Tubero',
  electrical: 'Kuryente',
  vettedLine: 'Gisusi ang {documents} sa matag provider, ug gi-review sila sa mga kliyente nga sama nimo.',
  checked_valid_id: 'ID',
  checked_clearance: 'NBI o police clearance',
  sampleArrived: 'Naa sa pultahan',
  sampleStatus: 'Niabot na',
  sampleJob: 'Gripo, Pasig',

  howItWorks: 'Unsaon paggamit',
  stepDescribe: 'Isulti ang imong ipabuhat',
  stepDescribeText: 'Unsay buhaton, asa ug kanus-a. Makatabang ang litrato.',
  stepChoose: 'Pagpili og provider',
  stepChooseText: 'Itandi ang mga profile, presyo ug review, unya pilia ang imong gusto.',
  stepDone: 'Human dayon',
  stepDoneText: 'Bayad nga luwas ug i-review ang trabaho kung human na.',
  sampleTask: 'Tibuok gabii nagtulo ang gripo sa kusina. Ugma sa buntag, palihug.',
  samplePlace: 'Pasig',
  sampleTime: 'Miy, 9:30\u00a0AM',
  sampleFixed: 'Ayo na ang gripo',
  samplePaid: 'Bayad sa GCash',

  popularProjects: 'Mga sikat nga trabaho',
  seeAll: 'Tan-awa tanan',
  startingAt: 'Gikan sa <price>{price}</price>',
  viewAllServices: 'Tan-awa ang tanang serbisyo',
  furniture: 'Pagtukod og Muwebles',
  furnitureText: 'Katre, lamesa, kabinet',
  tv: 'Taod og TV',
  tvText: 'Bracket, kable, tul-id',
  moving: 'Tabang sa Pagbalhin',
  movingText: 'Duha ka tighakot ug usa ka van',
  homeCleaning: 'Limpyo sa Balay',
  homeCleaningText: 'Kusina, CR, salog',

  trustTitle: 'Tawo nga pasudlon nimo pag-usab.',
  trustText:
    'Sa Pilipinas, ang suki mao ang trabahante nga imong gisaligan ug balik-balikan. Mao kini among paagi aron ' +
    'makit-an nimo ang imoha.',
  vetted: 'Gisusi nga mga provider',
  vettedText: 'Gisusi namo ang background ({documents}) ug gi-review sa mga kliyente.',
  secure: 'Luwas nga bayad',
  secureText: 'GCash, Maya, card, bank transfer o cash. Ikaw ang mopili.',
  support: 'Andam motabang',
  supportText: 'Sa chat o tawag, bisan kanus-a nga naay problema.',

  whatPeopleSay: 'Matod sa mga tawo',
  quoteCora:
    'Naghubo siya sa sapatos sa pultahan, naayo ang tulo sa kwarenta ka minuto, ug gipakita ang karaang washer. ' +
    'Suki na nako siya karon.',
  roleCora: 'Tag-iya og balay sa Marikina',
  quoteMark: 'Tulo ka quote wala pa gani mobugnaw akong kape. Nakita nako unsay apil matag usa, mao sayon ra mopili.',
  roleMark: 'Nag-abang og condo sa Cebu City',
  quoteLiza:
    'Mapuno ra ang akong semana karon, ug kada Biyernes naa ang payout. Katunga sa akong kliyente mo-book pag-usab.',
  roleLiza: 'Tiglimpyo sa Suki, duha na ka tuig',

  providerTitle: 'Hanas ka sa imong trabaho? Mahimong provider.',
  providerText:
    'Apil sa network, magpa-verify ug dawata ang mga trabaho nga angay nimo. Ihatag namo nimo ang pagkaila ug luwas ' +
    'nga bayad.',
  getStarted: 'Sugdi na',
  learnMore: 'Hibaloi pa',
  learnMoreAbout: 'bahin sa pagtrabaho uban sa Suki',
  sampleRequest: 'Bag-ong request nga duol nimo',
  sampleRequestText: 'Nagtulo nga shower, 1.2 km ang gilay-on',
  sampleRequestTime: 'Huw, Nob 19, 2:00\u00a0PM',
  sampleQuote: 'Padala og quote',
  sampleAccept: 'Dawata',
  sampleVerified: 'Boyet, verified na ka',

  projectsTitle: 'Mga trabaho nga gi-book sa mga tawo',
  projectsText:
    'Mga sampol nga sinugdanang presyo. Basin mas barato o mas mahal sa worker nga duol nimo; makita nimo ang ' +
    'presyo sa ' +
    'dili pa mag-book.',
  bookIt: 'Pangita og worker',

  providerInfoTitle: 'Trabaho uban sa Suki',
  providerInfoText: 'Kahibalo ka sa imong trabaho. Ang Suki ang modala sa kliyente, kalendaryo ug bayad.',
  joinTitle: 'Apil sa network',
  joinText:
    'Pag-sign up gamit ang imong numero o email, isulti unsay imong trabaho ug asa, ug itakda ang imong oras ug presyo.',
  verifyTitle: 'Magpa-verify',
  verifyText:
    'Ipadala ang imong ID, NBI clearance ug mga sertipiko. Susihon namo kini, ug makita sa mga kliyente nga verified ' +
    'ka.',
  acceptTitle: 'Dawat og trabaho',
  acceptText: 'Moabot sa imong phone ang mga request nga duol. Dawata, padala og quote o balibari: ikaw ang mopili.',
  earnTitle: 'Pagkaila ug luwas nga bayad',
  earnText:
    'Ang imong mga review ang modala sa sunod nga trabaho. Iproseso ang kita kada Biyernes, sa GCash, Maya o imong ' +
    'bangko.',

  notFoundTitle: 'Wala makita ang panid',
  notFoundText: 'Wala namo makita ang panid nga imong gipangita. Basin gitangtang na kini o sayop ang URL.',
  goBack: 'Balik',
  goHome: 'Adto sa home',

  uiDemoTitle: 'UI demo',
  uiDemoText: 'Gihimo pa kining panid.',
};
