import { changePhrasesFil as phrases } from '#contracts/event-texts/change-phrases.fil.ts';
import type { Messages } from '../../../i18n/i18n.ts';
import type { changePhrasesEn } from './change-phrases.en.ts';

export const changePhrasesFil: Messages<typeof changePhrasesEn> = phrases;
