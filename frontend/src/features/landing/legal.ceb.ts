import type { Messages } from '../../i18n/i18n.ts';
import type { legalEn } from './legal.en.ts';

export const legalCeb: Messages<typeof legalEn> = {
  termsTitle: 'Mga kondisyon',
  termsIntro: 'Mao kini ang obligasyon nimo ug sa Suki sa usag usa. Mubo ra kini kay gusto namo nga mabasa.',
  termsUse: 'Paggamit sa Suki',
  termsUseText:
    'Gihiusa sa Suki ang mga kliyente ug independenteng provider. Kinahanglan kag account aron mag-book o modawat og ' +
    'trabaho, ug kinahanglan tinuod ug imo ang impormasyon niini.',
  termsBooking: 'Pag-book ug pag-cancel',
  termsBookingText:
    'Nasabotan ang booking kung dawaton kini sa provider o dawaton nimo ang quote. Makita nimo ang multa sa dili pa ' +
    'nimo ' +
    'kumpirmahon ang pag-cancel.',
  termsPay: 'Pagbayad',
  termsPayText:
    'Pesos sa Pilipinas ang mga presyo. Maihap ra ang dugang nga trabaho kung moaprobar ka. Pagbayad pinaagi sa ' +
    'Suki, ug ' +
    'magpabilin ang resibo ug bisan unsang refund uban sa booking.',
  termsProviders: 'Mga provider',
  termsProvidersText:
    'Gisusi ang mga provider sa dili pa sila modawat og trabaho. Ang kita, kuhaan sa komisyon nga gipakita sa matag ' +
    'trabaho, iproseso kada Biyernes.',
  termsFair: 'Pagkamatarong',
  termsFairText:
    'Pagmatinud-anon sa mga review ug pagmabination sa mga mensahe. Mahimo namong suspindehon ang account nga ' +
    'makadaot sa uban, ug isulti namo ngano.',
  termsCredits: 'Pasalamat',
  termsCreditsText:
    'Ang mga gidrowing nga nawong gibase sa Personas ni Draftbit, ubos sa CC BY 4.0. Ang nahimutangan sa mga ' +
    'barangay gikan sa ' +
    'mga utlanan sa Philippine Statistics Authority ug NAMRIA, gipagawas sa OCHA (HDX, cod-ab-phl), ubos sa ' +
    'CC BY-IGO; ang ilang tunga gikuwenta gikan niini sa proyektong psgc.',

  privacyTitle: 'Privacy',
  privacyIntro: 'Unsay among gitipigan bahin nimo, ngano, ug kinsay makakita.',
  privacyKeep: 'Unsay among gitipigan',
  privacyKeepText:
    'Imong ngalan, paagi sa pagkontak nimo, imong mga address, booking, bayad, mensahe ug review. Ang password ' +
    'gitipigan ' +
    'ra isip hash nga dili mabalik sa orihinal.',
  privacySee: 'Kinsay makakita',
  privacySeeText:
    'Makita sa provider sa booking ang imong ngalan, ang address ug imong mga nota, ug ang imong numero kung ' +
    'nidawat na ' +
    'siya. Makita sa mga admin ang ilang kinahanglan aron matabangan ka. Wala mi gibaligya.',
  privacyHistory: 'Kasaysayan',
  privacyHistoryText:
    'Gitipigan sa Suki ang kasaysayan sa matag booking ug bayad, aron mahusay ang mga panagbangi pinaagi sa ' +
    'kamatuoran.',
  privacyRights: 'Imong mga katungod',
  privacyRightsText:
    'Ubos sa Data Privacy Act of 2012, makapangayo ka nga makita, matul-id o mapapas ang imong data. Sulati mi; ' +
    'motubag mi sulod sa 15 ka adlaw.',
};
