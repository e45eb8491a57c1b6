import type { Messages } from '../../i18n/i18n.ts';
import type { legalEn } from './legal.en.ts';

export const legalFil: Messages<typeof legalEn> = {
  termsTitle: 'Mga tuntunin',
  termsIntro: 'Sinasabi rito kung ano ang tungkulin mo at ng Suki sa isa’t isa. Maikli ito para mabasa talaga.',
  termsUse: 'Paggamit ng Suki',
  termsUseText:
    'Pinagtatagpo ng Suki ang mga kliyente at mga independiyenteng provider. Kailangan ng account para ' +
    'mag-book o tumanggap ng trabaho, at dapat totoo at iyo ang mga detalye rito.',
  termsBooking: 'Pag-book at pagkansela',
  termsBookingText:
    'May kasunduan na kapag tinanggap ng provider ang booking o tinanggap mo ang quote niya. Makikita mo ang ' +
    'anumang multa sa pagkansela bago mo ito kumpirmahin.',
  termsPay: 'Pagbabayad',
  termsPayText:
    'Nasa piso ang mga presyo. Isasama lang ang dagdag na trabaho kapag inaprubahan mo. Magbayad sa Suki para ' +
    'manatili sa booking ang resibo at anumang refund.',
  termsProviders: 'Mga provider',
  termsProvidersText:
    'Sinusuri ang mga provider bago sila tumanggap ng trabaho. Pinoproseso tuwing Biyernes ang kita, bawas ang ' +
    'komisyong ipinapakita sa bawat trabaho.',
  termsFair: 'Patas na pakikitungo',
  termsFairText:
    'Maging tapat sa review at magalang sa mensahe. Maaari naming suspindihin ang account na nakakapinsala sa ' +
    'iba, at sasabihin namin kung bakit.',
  termsCredits: 'Pagkilala',
  termsCreditsText:
    'Ang mga iginuhit na mukha ay hango sa Personas ng Draftbit, sa ilalim ng CC BY 4.0. Ang kinaroroonan ng ' +
    'mga barangay ay mula sa mga hangganang gawa ng Philippine Statistics Authority at NAMRIA, na inilathala ' +
    'ng OCHA (HDX, cod-ab-phl) sa ilalim ng CC BY-IGO; kinuwenta mula roon ng proyektong psgc ang gitna ng ' +
    'bawat isa.',

  privacyTitle: 'Privacy',
  privacyIntro: 'Kung anong impormasyon mo ang hawak namin, bakit, at sino ang nakakakita.',
  privacyKeep: 'Ano ang hawak naming impormasyon',
  privacyKeepText:
    'Ang pangalan mo, paano ka makontak, mga address, booking, bayad, mensahe at review mo. Ang password ay ' +
    'naka-save lang bilang hash na hindi na maibabalik.',
  privacySee: 'Sino ang nakakakita',
  privacySeeText:
    'Nakikita ng provider ng booking ang pangalan mo, ang address at mga tala, at ang numero mo kapag ' +
    'tinanggap na niya. Nakikita ng mga admin ang kailangan nila para matulungan ka. Wala kaming ibinebenta.',
  privacyHistory: 'Kasaysayan',
  privacyHistoryText:
    'May talaan ang Suki ng nangyari sa bawat booking at bayad, para malutas ang mga alitan batay sa katotohanan.',
  privacyRights: 'Mga karapatan mo',
  privacyRightsText:
    'Sa ilalim ng Data Privacy Act of 2012, maaari mong hilinging makita, itama o burahin ang datos mo. ' +
    'Sumulat sa amin; sasagot kami sa loob ng 15 araw.',
};
