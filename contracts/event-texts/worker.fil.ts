import { codesFil } from './code-words.fil.ts';
import type { Translated } from './texts.ts';
import type { workerEn } from './worker.en.ts';

export const workerFil: Translated<typeof workerEn> = {
  WorkerApplied: {
    action: 'Nag-apply bilang worker',
    happened: 'Nag-apply si {name} bilang worker',
  },
  WorkerRenamed: {
    action: 'Nagpalit ng pangalan o larawan',
    happened: 'Ipinapakita na bilang {name}',
    changes: '{name}',
  },
  DocumentSubmitted: {
    action: 'Nagpasa ng dokumento',
    happened: 'Ipinasang dokumento: {name}',
    changes: `${codesFil.documentKind}: {name}`,
  },
  DocumentWithdrawn: {
    action: 'Binawi ang dokumento',
    happened: 'Binawing dokumento: {name}',
    changes: `${codesFil.documentKind}: {name}`,
  },
  DocumentRead: {
    action: 'Nagbukas ng dokumento',
    happened: 'Binuksan ng staff ang dokumento: {name}',
    changes:
      '{name}{cause, select, application {: pagsuri sa aplikasyon} complaint {: reklamo} safety {: kaligtasan} ' +
      'authority {: hiningi ng awtoridad} other {}}{reason, select, none {} other {: {reason}}}',
  },
  DocumentApproved: {
    action: 'Tinanggap ang dokumento',
    happened: 'Tinanggap ang dokumento: {name}',
    changes: `{name}: ${codesFil.documentKind}{expiresOn, select, none {} other {, may bisa hanggang {expiresOn}}}`,
  },
  DocumentRefused: {
    action: 'Hindi tinanggap ang dokumento',
    happened: 'Hindi tinanggap ang dokumento: {reason}',
    changes: '{name}: {reason}',
    notices: {
      DocumentRefused: {
        title: 'May dokumentong hindi namin matanggap',
        text: '{name}: {reason}',
      },
    },
  },
  DocumentExpiring: {
    action: 'Malapit nang mag-expire ang dokumento',
    happened: 'Malapit nang mag-expire: {name}',
    changes: `{name}: ${codesFil.documentKind}, may bisa hanggang {expiresOn}`,
    notices: {
      DocumentExpiring: {
        title: 'May dokumentong malapit nang mag-expire',
        text:
          '{kind, select, valid_id {Hanggang {day} lang ang ID mo. Ipasa ang bago bago ang petsang iyon ' +
          'para tuloy-tuloy ang trabaho mo.} nbi_clearance {Hanggang {day} lang ang NBI clearance mo. Ipasa ' +
          'ang bago bago ang petsang iyon.} police_clearance {Hanggang {day} lang ang police clearance mo. ' +
          'Ipasa ang bago bago ang petsang iyon.} other {Hanggang {day} lang ang sertipiko mo. Ipasa ang ' +
          'bago bago ang petsang iyon.}}',
      },
    },
  },
  DocumentExpired: {
    action: 'Nag-expire na ang dokumento',
    happened: 'Nag-expire na: {name}',
    changes: `{name}: ${codesFil.documentKind}, may bisa hanggang {expiresOn}`,
    notices: {
      DocumentExpired: {
        title: 'May dokumentong nag-expire na',
        text:
          '{kind, select, valid_id {Nag-expire na ang ID mo, kaya wala ka munang bagong trabaho. Ipasa ang ' +
          'bago. Sa iyo pa rin ang mga trabahong tinanggap mo.} nbi_clearance {Nag-expire na ang NBI ' +
          'clearance mo at hindi na ito nakikita ng mga kliyente. Ipasa ang bago.} police_clearance ' +
          '{Nag-expire na ang police clearance mo at hindi na ito nakikita ng mga kliyente. Ipasa ang ' +
          'bago.} other {Nag-expire na ang sertipiko mo at hindi na ito nakikita ng mga kliyente. Ipasa ang ' +
          'bago.}}',
      },
    },
  },
  RequiredDocumentsDue: {
    action: 'May kailangang dokumento',
    happened: 'Kailangang dokumento hanggang {dueOn}',
    changes: '{missing, select, none {} other {{missing}, }}hanggang {dueOn}',
    notices: {
      RequiredDocumentsDue: {
        title:
          '{stage, select, over {Wala munang bagong trabaho hangga’t kulang ang dokumento mo} other {May ' +
          'kailangan kaming dokumento mula sa iyo}}',
        text:
          '{stage, select, over {Wala ka munang bagong trabaho hangga’t hindi pa namin nasusuri ang ' +
          '{lacks, select, valid_id {valid ID} clearance {NBI o ' +
          'police clearance} other {valid ID at NBI o police clearance}} mo. Ipasa ito sa Mga dokumento; sa ' +
          'iyo pa rin ang mga ' +
          'tinanggap mo.} other {Ipasa sa Mga dokumento ang {lacks, select, valid_id {valid ID} clearance ' +
          '{NBI o police clearance} ' +
          'other {valid ID at NBI o police clearance}} mo. Kapag hindi pa namin ito nasuri pagdating ng ' +
          '{day}, wala ka munang ' +
          'bagong trabaho.}}',
      },
    },
  },
  WorkerApproved: {
    action: 'Inaprubahan ang worker',
    happened: 'Inaprubahan ang worker',
    changes: 'aprubado na',
    notices: {
      WorkerApproved: {
        title: 'Aprubado ka na',
        text: 'Mahahanap at mabu-book ka na ng mga kliyente.',
      },
    },
  },
  WorkerRejected: {
    action: 'Tinanggihan ang worker',
    happened: 'Tinanggihan ang worker: {reason}',
    changes: '{reason}',
    notices: {
      WorkerRejected: {
        title: 'Hindi tinanggap ang aplikasyon mo',
        text: '{reason}',
      },
    },
  },
  ApplicationResubmitted: {
    action: 'Nag-apply ulit',
    happened: 'Nag-apply ulit',
    changes:
      'tinanggihan → naghihintay, inayos ang {mended, select, name {pangalan} services {mga serbisyo} place ' +
      '{lugar} hours {oras ng trabaho} other {mga dokumento}}',
  },
  MissingItemsRequested: {
    action: 'Hiningi ang kulang',
    happened: 'Hiningi ang kulang',
    changes: '{missing, select, none {} other {{missing}}}',
    notices: {
      MissingItemsRequested: {
        title: 'May kulang pa sa aplikasyon mo',
        text: 'Tingnan kung ano ang kulang. Titingnan namin ito kapag naipasa mo na ang lahat.',
      },
    },
  },
  ServicesOffered: {
    action: 'Pumili ng mga serbisyo',
    happened: 'Pumili ng mga serbisyo',
    changes: '{services, select, none {} other {{services}}}',
  },
  RatesChanged: {
    action: 'Binago ang singil',
    happened: 'Singil mula {amount}',
    changes: '{rates}',
  },
  ProfessionalProfileChanged: {
    action: 'Binago ang profile sa trabaho',
    happened: 'Nabago ang profile sa trabaho',
    changes: '{tagline}',
  },
  PortfolioChanged: {
    action: 'Binago ang portfolio',
    happened: 'Nabago ang portfolio',
    changes: '{pictures} larawan',
  },
  WeeklyHoursSet: {
    action: 'Itinakda ang oras ng trabaho',
    happened: 'Itinakda ang oras ng trabaho',
    changes: '{days} araw kada linggo',
  },
  BookingRulesSet: {
    action: 'Nagtakda ng patakaran sa booking',
    happened: 'Itinakda ang patakaran sa booking',
  },
  TimeOffAdded: {
    action: 'Nagbakasyon',
    happened: 'Idinagdag ang bakasyon',
    changes: '{from} hanggang {to}',
  },
  TimeOffRemoved: {
    action: 'Bumalik nang mas maaga',
    happened: 'Binawi ang bakasyon',
  },
  PayoutAccountSet: {
    action: 'Nagtakda ng payout account',
    happened: 'Naitakda ang payout account: {what}',
    changes:
      '{destination} {account}{heldUntil, select, none {} other {, maghihintay ang payout hanggang ' + '{heldUntil}}}',
    notices: {
      PayoutAccountSet: {
        title: 'Naitakda ang payout account mo',
        text: 'Papunta sa {destination} {account} ang pera mo tuwing Biyernes. Hindi ba ikaw ito? Sabihin agad sa amin.',
      },
      PayoutAccountFirst: {
        title: 'Naitakda ang payout account mo',
        text:
          'Papunta sa {destination} {account} ang pera mo tuwing Biyernes. Naka-hold ang mga payout hanggang ' +
          '{until}. Hindi ba ikaw ito? Sabihin agad sa amin.',
      },
      PayoutAccountChanged: {
        title: 'Nabago ang payout account mo',
        text:
          'Sa {destination} {account} na mapupunta ang pera mo tuwing Biyernes. Naka-hold ang mga payout ' +
          'hanggang {until}. Hindi ba ikaw ito? Ibalik ang dati, at sabihin agad sa amin.',
      },
    },
  },
  PayoutAccountWithdrawn: {
    action: 'Binawi ang payout account',
    happened: 'Binawi ang payout account: {what}',
    changes: 'itinakda ito gamit ang numerong pinalitan ng iba',
    notices: {
      PayoutAccountWithdrawn: {
        title: 'Itakda ulit ang payout account mo',
        text: 'Naitakda ang huli habang hindi pa sa iyo ang numero. Maghihintay ang pera mo hanggang itakda mo ang sa iyo.',
      },
    },
  },
};
