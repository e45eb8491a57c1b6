import type { Messages } from '../../i18n/i18n.ts';
import type { searchEn } from './search.en.ts';

export const searchCeb: Messages<typeof searchEn> = {
  title: 'Pangita',
  label: 'Pangita og Suki o serbisyo',
  resultsFor: 'Mga resulta sa “{q}”',
  askTitle: 'Unsay imong ipatabang?',
  askText: 'I-type ang trabaho, serbisyo o ngalan sa worker.',
  allServices: 'Tan-awa ang tanang serbisyo',
  services: 'Mga serbisyo',
  workers: 'Mga worker',
  nothingTitle: 'Walay nakit-an sa “{q}”',
  nothingText: 'Sulayi ang mas mubo nga pulong, sama sa “gripo” o “aircon”.',
  failed: 'Wala mogana ang pagpangita.',
  foundServices: '{count} ka serbisyo',
  foundWorkers: '{count} ka worker',
  allWorkers: 'Tan-awa ang {count} ka worker',
};
