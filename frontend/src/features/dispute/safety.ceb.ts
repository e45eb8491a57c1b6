import type { safetyEn } from './safety.en.ts';

export const safetyCeb: Record<keyof typeof safetyEn, string> = {
  report: 'I-report si {name}',
  title: 'I-report si {name}?',
  hint: 'Naa ka ba sa kuyaw karon? Tawag sa 911. Ang Suki ra ang makabasa niini, ug unahon namo kini.',
  about: 'Unsay nahitabo?',
  aboutNeeded: 'Pilia kung unsay nahitabo',
  harassment: 'Panghasi',
  threat: 'Panghadlok o pagpanakit',
  theft: 'Pangawat',
  other: 'Uban pa',
  story: 'Isulti ang tanan',
  storyHint: 'Dili sultihan si {name} nga nisulat ka namo.',
  storyNeeded: 'Isulti kung unsay nahitabo',
  pictures: 'Mga litrato, kung naa',
  picturesHint: 'Ang Suki ra ang makakita niini.',
  send: 'Ipadala ang report',
  sent: 'Salamat. Gisusi na namo kini.',
  goBack: 'Balik',
};
