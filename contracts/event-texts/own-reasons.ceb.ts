import type { ownReasonsEn } from './own-reasons.en.ts';

export const ownReasonsCeb: Record<keyof typeof ownReasonsEn, string> = {
  timeTaken: 'Naadto sa laing trabaho ang maong oras',
  workerUnavailable: 'Dili makadawat og trabaho karon kining worker',
  workerNoShow: 'Wala moabot ang worker',
  clientNoShow: 'Wala didto ang kliyente',
  unstarted: 'Walay miingon nga nagsugod kini',
  unfinished: 'Walay miingon nga nahuman kini',
  workerSuspended: 'Dili na makaadto ang worker',
  bookingCancelled: 'Gi-cancel ang booking',
  overpaid: 'Sobra sa bayranan ang nabayad',
  disputeDecided: 'Nakadesisyon ang Suki sa imong reklamo',
  notApprovedInTime: 'Wala maaprobahi sa hustong oras',
  payerRefused: 'Wala kini aprobahi sa nagbayad',
  notApproved: 'Wala maaprobahi ang bayad',
  paymentCancelled: 'Gi-cancel ang bayad',
  moreThanIsLeft: 'Labaw sa nahibilin sa bayad',
  notSentBack: 'Wala kini mauli sa PayMongo',
  accountChanged: 'Giilisan ang payout account',
  accountMissing: 'Wala pa moingon ang worker asa ipadala',
  noLongerWorker: 'Dili na worker',
  startAnew: 'Aron magsugod pag-usab',
};
