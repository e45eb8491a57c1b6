import type { Translated } from './texts.ts';
import type { workerEn } from './worker.en.ts';

export const workerCeb: Translated<typeof workerEn> = {
  WorkerApplied: {
    action: 'Nag-apply isip worker',
    happened: 'Nag-apply si {name} isip worker',
  },
  WorkerRenamed: {
    action: 'Nag-ilis og ngalan o litrato',
    happened: 'Gipakita na isip {name}',
  },
  DocumentSubmitted: {
    action: 'Nagpasa og dokumento',
    happened: 'Gipasang dokumento: {name}',
  },
  DocumentRead: {
    action: 'Nagbukas og dokumento',
    happened: 'Giablihan sa staff ang dokumento: {name}',
  },
  DocumentApproved: {
    action: 'Gisusi ang dokumento',
    happened: 'Nasusi ang dokumento: {name}',
  },
  DocumentRefused: {
    action: 'Wala dawata ang dokumento',
    happened: 'Wala dawata ang dokumento: {reason}',
    notices: {
      DocumentRefused: {
        title: 'Naay papeles nga dili namo madawat',
        text: '{name}: {reason}',
      },
    },
  },
  DocumentExpiring: {
    action: 'Hapit na ma-expire ang dokumento',
    happened: 'Hapit na ma-expire: {name}',
    notices: {
      DocumentExpiring: {
        title: 'Naay papeles nga hapit na ma-expire',
        text:
          '{kind, select, valid_id {Hangtod {day} ra ang imong ID. Ipasa ang bag-o una ana nga petsa ' +
          'aron padayon ang imong trabaho.} nbi_clearance {Hangtod {day} ra ang imong NBI clearance. Ipasa ' +
          'ang bag-o una ana nga petsa.} police_clearance {Hangtod {day} ra ang imong police clearance. ' +
          'Ipasa ang bag-o una ana nga petsa.} other {Hangtod {day} ra ang imong sertipiko. Ipasa ang ' +
          'bag-o una ana nga petsa.}}',
      },
    },
  },
  DocumentExpired: {
    action: 'Na-expire na ang dokumento',
    happened: 'Na-expire na: {name}',
    notices: {
      DocumentExpired: {
        title: 'Naay papeles nga na-expire na',
        text:
          '{kind, select, valid_id {Na-expire na ang imong ID, busa wala sa kay bag-ong trabaho. Ipasa ang ' +
          'bag-o. Imo gihapon ang mga trabaho nga gidawat nimo.} nbi_clearance {Na-expire na ang imong NBI ' +
          'clearance ug dili na kini makita sa mga kliyente. Ipasa ang bag-o.} police_clearance ' +
          '{Na-expire na ang imong police clearance ug dili na kini makita sa mga kliyente. Ipasa ang ' +
          'bag-o.} other {Na-expire na ang imong sertipiko ug dili na kini makita sa mga kliyente. Ipasa ang ' +
          'bag-o.}}',
      },
    },
  },
  WorkerApproved: {
    action: 'Giaprobahan ang worker',
    happened: 'Giaprobahan ang worker',
    notices: {
      WorkerApproved: {
        title: 'Aprobado na ka',
        text: 'Makit-an ug ma-book na ka sa mga kliyente.',
      },
    },
  },
  WorkerRejected: {
    action: 'Gibalibaran ang worker',
    happened: 'Gibalibaran ang worker: {reason}',
    notices: {
      WorkerRejected: {
        title: 'Wala madawat ang imong aplikasyon',
        text: '{reason}',
      },
    },
  },
  ApplicationResubmitted: {
    action: 'Nag-apply pag-usab',
    happened: 'Nag-apply pag-usab',
  },
  MissingItemsRequested: {
    action: 'Gipangayo ang kulang',
    happened: 'Gipangayo ang kulang',
    notices: {
      MissingItemsRequested: {
        title: 'Naa pay kulang sa imong aplikasyon',
        text: 'Tan-awa kung unsay kulang. Kung kompleto na, susihon namo kini.',
      },
    },
  },
  ServicesOffered: {
    action: 'Nagpili og mga serbisyo',
    happened: 'Nagpili og mga serbisyo',
  },
  RatesChanged: {
    action: 'Giusab ang singil',
    happened: 'Singil gikan sa {amount}',
  },
  ProfessionalProfileChanged: {
    action: 'Giusab ang profile sa trabaho',
    happened: 'Nausab ang profile sa trabaho',
  },
  PortfolioChanged: {
    action: 'Giusab ang portfolio',
    happened: 'Nausab ang portfolio',
  },
  WeeklyHoursSet: {
    action: 'Gitakda ang oras sa trabaho',
    happened: 'Gitakda ang oras sa trabaho',
  },
  BookingRulesSet: {
    action: 'Nagbutang og lagda sa booking',
    happened: 'Nabutang ang lagda sa booking',
  },
  TimeOffAdded: {
    action: 'Nagbakasyon',
    happened: 'Gidugang ang bakasyon',
  },
  TimeOffRemoved: {
    action: 'Nibalik og sayo',
    happened: 'Gibawi ang bakasyon',
  },
  PayoutAccountSet: {
    action: 'Nagtakda og payout account',
    happened: 'Natakda ang payout account: {what}',
    notices: {
      PayoutAccountSet: {
        title: 'Natakda ang imong payout account',
        text: 'Moadto sa {destination} {account} ang imong kwarta kada Biyernes. Dili ba ikaw kini? Sultihi dayon mi.',
      },
      PayoutAccountChanged: {
        title: 'Nausab ang imong payout account',
        text:
          'Moadto na sa {destination} {account} ang imong kwarta kada Biyernes. Naka-hold ang mga payout ' +
          'hangtod {until}. Dili ba ikaw kini? Ibalik ang karaan, ug sultihi dayon mi.',
      },
    },
  },
  PayoutAccountWithdrawn: {
    action: 'Gibawi ang payout account',
    happened: 'Gibawi ang payout account: {what}',
    notices: {
      PayoutAccountWithdrawn: {
        title: 'Itakda pag-usab ang imong payout account',
        text:
          'Natakda ang katapusan samtang dili pa imo ang numero. Maghulat ang imong kwarta hangtod itakda nimo ang ' +
          'imoha.',
      },
    },
  },
};
