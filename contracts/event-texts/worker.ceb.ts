import { codesCeb } from './code-words.ceb.ts';
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
    changes: '{name}',
  },
  DocumentSubmitted: {
    action: 'Nagpasa og dokumento',
    happened: 'Gipasang dokumento: {name}',
    changes: `${codesCeb.documentKind}: {name}`,
  },
  DocumentWithdrawn: {
    action: 'Gibawi ang dokumento',
    happened: 'Gibawing dokumento: {name}',
    changes: `${codesCeb.documentKind}: {name}`,
  },
  DocumentRead: {
    action: 'Nagbukas og dokumento',
    happened: 'Giablihan sa staff ang dokumento: {name}',
    changes:
      '{name}{cause, select, application {: pagsusi sa aplikasyon} complaint {: reklamo} safety {: kaluwasan} ' +
      'authority {: gihangyo sa awtoridad} other {}}{reason, select, none {} other {: {reason}}}',
  },
  DocumentApproved: {
    action: 'Gidawat ang dokumento',
    happened: 'Gidawat ang dokumento: {name}',
    changes: `{name}: ${codesCeb.documentKind}{expiresOn, select, none {} other {, balido hangtod {expiresOn}}}`,
  },
  DocumentRefused: {
    action: 'Wala dawata ang dokumento',
    happened: 'Wala dawata ang dokumento: {reason}',
    changes: '{name}: {reason}',
    notices: {
      DocumentRefused: {
        title: 'Naay dokumento nga dili namo madawat',
        text: '{name}: {reason}',
      },
    },
  },
  DocumentExpiring: {
    action: 'Hapit na ma-expire ang dokumento',
    happened: 'Hapit na ma-expire: {name}',
    changes: `{name}: ${codesCeb.documentKind}, balido hangtod {expiresOn}`,
    notices: {
      DocumentExpiring: {
        title: 'Naay dokumento nga hapit na ma-expire',
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
    changes: `{name}: ${codesCeb.documentKind}, balido hangtod {expiresOn}`,
    notices: {
      DocumentExpired: {
        title: 'Naay dokumento nga na-expire na',
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
  RequiredDocumentsDue: {
    action: 'Naay kinahanglan nga dokumento',
    happened: 'Kinahanglan nga dokumento hangtod {dueOn}',
    changes: '{missing, select, none {} other {{missing}, }}hangtod {dueOn}',
    notices: {
      RequiredDocumentsDue: {
        title:
          '{stage, select, over {Wala say bag-ong trabaho samtang kulang ang imong dokumento} other {Naa mi ' +
          'kinahanglan nga dokumento gikan nimo}}',
        text:
          '{stage, select, over {Wala sa kay bag-ong trabaho hangtod nga masusi namo ang imong {lacks, ' +
          'select, valid_id {balidong ID} clearance {NBI o ' +
          'police clearance} other {balidong ID ug NBI o police clearance}}. Ipasa kini sa Mga dokumento; ' +
          'imo gihapon ang mga ' +
          'gidawat nimo.} other {Ipasa sa Mga dokumento ang imong {lacks, select, valid_id {balidong ID} ' +
          'clearance {NBI o police ' +
          'clearance} other {balidong ID ug NBI o police clearance}}. Kung dili pa namo kini masusi sa ' +
          '{day}, wala sa kay ' +
          'bag-ong trabaho.}}',
      },
    },
  },
  WorkerApproved: {
    action: 'Giaprobahan ang worker',
    happened: 'Giaprobahan ang worker',
    changes: 'aprobado na',
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
    changes: '{reason}',
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
    changes:
      'gibalibaran → naghulat, giayo ang {mended, select, name {ngalan} services {mga serbisyo} place {lugar} ' +
      'hours {oras sa trabaho} other {mga dokumento}}',
  },
  MissingItemsRequested: {
    action: 'Gipangayo ang kulang',
    happened: 'Gipangayo ang kulang',
    changes: '{missing, select, none {} other {{missing}}}',
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
    changes: '{services, select, none {} other {{services}}}',
  },
  RatesChanged: {
    action: 'Giusab ang singil',
    happened: 'Singil gikan sa {amount}',
    changes: '{rates}',
  },
  ProfessionalProfileChanged: {
    action: 'Giusab ang profile sa trabaho',
    happened: 'Nausab ang profile sa trabaho',
    changes: '{tagline}',
  },
  PortfolioChanged: {
    action: 'Giusab ang portfolio',
    happened: 'Nausab ang portfolio',
    changes: '{pictures} ka litrato',
  },
  WeeklyHoursSet: {
    action: 'Gitakda ang oras sa trabaho',
    happened: 'Gitakda ang oras sa trabaho',
    changes: '{days} ka adlaw kada semana',
  },
  BookingRulesSet: {
    action: 'Nagbutang og lagda sa booking',
    happened: 'Nabutang ang lagda sa booking',
  },
  TimeOffAdded: {
    action: 'Nagbakasyon',
    happened: 'Gidugang ang bakasyon',
    changes: '{from} hangtod {to}',
  },
  TimeOffRemoved: {
    action: 'Nibalik og sayo',
    happened: 'Gibawi ang bakasyon',
  },
  PayoutAccountSet: {
    action: 'Nagtakda og payout account',
    happened: 'Natakda ang payout account: {what}',
    changes: '{destination} {account}{heldUntil, select, none {} other {, maghulat ang payout hangtod {heldUntil}}}',
    notices: {
      PayoutAccountSet: {
        title: 'Natakda ang imong payout account',
        text: 'Moadto sa {destination} {account} ang imong kwarta kada Biyernes. Dili ba ikaw kini? Sultihi dayon mi.',
      },
      PayoutAccountFirst: {
        title: 'Natakda ang imong payout account',
        text:
          'Moadto sa {destination} {account} ang imong kwarta kada Biyernes. Naka-hold ang mga payout hangtod ' +
          '{until}. Dili ba ikaw kini? Sultihi dayon mi.',
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
    changes: 'gitakda kini gamit ang numero nga giilisan sa lain',
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
