import type { Messages } from '../../i18n/i18n.ts';
import type { agreementStepsEn } from './agreement-steps.en.ts';

export const agreementStepsFil: Messages<typeof agreementStepsEn> = {
  youAskNewTime: 'Humingi ka ng bagong oras',
  workerAsksNewTime: 'Humihingi si {name} ng bagong oras',
  clientAsksNewTime: 'Humihingi si {client} ng bagong oras',
  newTimeAgreed: 'Nagkasundo kayo sa bagong oras',
  youDeclinedTime: 'Hindi mo binago ang oras',
  workerDeclinedTime: 'Hindi kaya ni {name} ang bagong oras',
  clientDeclinedTime: 'Hindi kaya ni {client} ang bagong oras',
  newTimeIs: '{when}',
  othersAsked: 'Tinanong mo ang iba',
  othersAskedNote: 'Tuloy ito bilang {code}',
  insteadOf: 'Kapalit ng {code}',
  timeStays: '{when} pa rin',
  clientExtraProposed: 'Nagmungkahi si {name} ng dagdag: {amount}',
  workerExtraProposed: 'Nagmungkahi ka ng dagdag: {amount}',
  clientExtraApproved: 'Inaprubahan mo ang dagdag: {amount}',
  workerExtraApproved: 'Inaprubahan ni {client} ang dagdag mo: {amount}',
  clientExtraRefused: 'Tinanggihan mo ang dagdag: {amount}',
  workerExtraRefused: 'Tinanggihan ni {client} ang dagdag mo: {amount}',
};
