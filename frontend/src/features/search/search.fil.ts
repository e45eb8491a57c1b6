import type { Messages } from '../../i18n/i18n.ts';
import type { searchEn } from './search.en.ts';

export const searchFil: Messages<typeof searchEn> = {
  title: 'Paghahanap',
  label: 'Maghanap ng Suki o serbisyo',
  resultsFor: 'Mga resulta para sa “{q}”',
  askTitle: 'Ano ang kailangan mong ipagawa?',
  askText: 'I-type ang trabaho, serbisyo o pangalan ng worker.',
  allServices: 'Tingnan ang lahat ng serbisyo',
  services: 'Mga serbisyo',
  workers: 'Mga worker',
  nothingTitle: 'Walang nahanap para sa “{q}”',
  nothingText: 'Subukan ang mas maikling salita, gaya ng “gripo” o “aircon”.',
  failed: 'Hindi gumana ang paghahanap.',
  foundServices: '{count} serbisyo',
  foundWorkers: '{count} worker',
  allWorkers: 'Tingnan ang lahat ng {count} worker',
};
