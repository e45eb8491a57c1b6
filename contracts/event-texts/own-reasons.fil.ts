import type { ownReasonsEn } from './own-reasons.en.ts';

export const ownReasonsFil: Record<keyof typeof ownReasonsEn, string> = {
  timeTaken: 'Napunta sa ibang trabaho ang oras na iyon',
  workerUnavailable: 'Hindi makatanggap ng trabaho ngayon ang worker na ito',
  workerNoShow: 'Hindi dumating ang worker',
  clientNoShow: 'Wala roon ang kliyente',
  unstarted: 'Walang nagsabing nagsimula ito',
  unfinished: 'Walang nagsabing natapos ito',
  workerSuspended: 'Hindi na makakapunta ang worker',
  bookingCancelled: 'Kinansela ang booking',
  overpaid: 'Sobra sa dapat bayaran ang naibayad',
  disputeDecided: 'Nagpasya ang Suki sa reklamo mo',
  notApprovedInTime: 'Hindi naaprubahan sa tamang oras',
  payerRefused: 'Hindi inaprubahan ng nagbabayad',
  notApproved: 'Hindi naaprubahan ang bayad',
  paymentCancelled: 'Kinansela ang bayad',
  moreThanIsLeft: 'Higit sa natitira sa bayad',
  notSentBack: 'Hindi ito naibalik ng PayMongo',
  accountChanged: 'Pinalitan ang payout account',
  accountMissing: 'Hindi pa sinasabi ng worker kung saan ipapadala',
  noLongerWorker: 'Hindi na worker',
  startAnew: 'Para magsimulang muli',
};
