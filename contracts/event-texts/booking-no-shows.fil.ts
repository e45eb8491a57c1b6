import { codesFil } from './code-words.fil.ts';
import type { Translated } from './texts.ts';
import type { bookingNoShowsEn } from './booking-no-shows.en.ts';

export const bookingNoShowsFil: Translated<typeof bookingNoShowsEn> = {
  NoShowReported: {
    action: 'Nag-ulat ng hindi pagsipot',
    happened: 'Walang tao, sabi ng {what}',
    changes: '{by, select, client {wala ang worker} other {wala ang kliyente}}',
    timeline: {
      clientByYou: 'Sinabi mong wala pa si {name}',
      workerByYou: 'Sinabi mong wala si {client}',
      client: 'Nasa pinto mo na si {name} at hindi ka makita',
      worker: 'Hindi ka makita ni {client}',
      noteContradicts: 'Tinitingnan ito ng Suki. Walang sisingilin hangga’t hindi pa tapos.',
    },
    notices: {
      NoShowReported: {
        title: '{by, select, client {Hindi ka makita ng kliyente mo} other {Hindi ka makita ng worker mo}}',
        text:
          '{contradicts, select, true {{code}: hindi ninyo makita ang isa’t isa. Tinitingnan ito ng Suki; walang ' +
          'sisingilin hangga’t hindi pa tapos.} other {{by, select, client {Nagsimula ang {code} noong {when}. Sabihin ' +
          'kung nasa pinto ka na o papunta pa.} other {{code}: sabihin mong nandiyan ka bago mag-{until}, kung hindi ' +
          'ay kanselado ito at may multa.}}}}',
      },
    },
  },
  NoShowAnswered: {
    action: 'Sumagot sa ulat',
    happened: 'Nandoon o papunta na ang {what}',
    changes: `nandoon o papunta na ang ${codesFil.by}{message, select, none {} other {: {message}}}`,
    timeline: {
      clientByYou: 'Sinabi mong nandiyan ka',
      workerByYou: 'Sinabi mong papunta ka na',
      client: 'Papunta na si {name}',
      worker: 'Sabi ni {client}, nandiyan siya',
      noteMessage: '“{message}”',
    },
    notices: {
      NoShowAnswered: {
        title: '{by, select, client {Nandoon ang kliyente mo} other {Papunta na ang worker mo}}',
        text: '{code}. {message}',
      },
    },
  },
  NoShowDisputed: {
    action: 'Tumutol sa ulat',
    happened: 'Iba ang sabi ng {what}: {reason}',
    changes: '{reason}',
    timeline: {
      bothByYou: 'Sinabi mo sa Suki ang nangyari',
      client: 'Iba ang nangyari, sabi ni {name}',
      worker: 'Iba ang nangyari, sabi ni {client}',
      noteReason: '“{reason}”',
    },
    notices: {
      NoShowDisputed: {
        title: 'Tinitingnan ng Suki ang hindi pagsipot',
        text:
          '{code}: sabi {person, select, none {{by, select, client {ng kliyente} other {ng worker}}} other ' +
          '{ni {person}}}, “{reason}”',
      },
    },
  },
  NoShowSettled: {
    action: 'Nagpasya sa hindi pagsipot',
    happened: 'Napagpasyahan, multa {amount}: {reason}',
    changes:
      `${codesFil.against}, {outcome, select, upheld {bibilangin} other {hindi bibilangin}}, multa: {fee}: ` +
      '{reason}',
    timeline: {
      bothOutcomeWaived: 'Pinalampas ng Suki ang hindi pagsipot',
      both: 'Tiningnan ito ng Suki: mananatili sa record ang hindi pagsipot',
      noteReason: '“{reason}”',
    },
    notices: {
      NoShowSettled: {
        title:
          '{outcome, select, waived {Pinalampas ang hindi pagsipot} other {Mananatili sa record ang hindi pagsipot}}',
        text: '{code}: {reason}',
      },
    },
  },
  BookingOverdue: {
    action: 'Nagtanong tungkol sa trabaho',
    happened: 'Tinanong ang dalawang panig',
    changes: '{stage, select, unstarted {hindi nasimulan} other {hindi natapos}}, magsasara {closesAt}',
    timeline: {
      clientStageUnstarted: 'Hindi pa nagche-check in si {name}',
      workerStageUnstarted: 'Hindi ka pa nagche-check in',
      client: 'Hindi pa sinasabi ni {name} na tapos na',
      worker: 'Hindi mo pa sinasabi na tapos na',
      note: 'Kung walang magsasabi, magsasara ito sa {closesAt}. Walang sisingilin.',
    },
    notices: {
      BookingOverdue: {
        title:
          '{stage, select, unstarted {{reader, select, client {Nandiyan na ba {person, select, none {ang ' +
          'worker mo} other {si {person}}}?} other {Nandoon ka na ba?}}} other {Tapos na ba?}}',
        text:
          '{stage, select, unstarted {{code}: hindi ' +
          '{reader, select, client {pa nagche-check in {person, select, none {ang worker mo} other {si {person}}}} ' +
          'other {ka pa nagche-check in}}.} other {{code}: sabihan kami, kung hindi ay magsasara ito sa {until} nang ' +
          'walang singil.}}',
      },
    },
  },
  BookingReopened: {
    action: 'Inialok sa iba ang trabaho',
    happened: 'Inialok sa iba para sa {when}',
    changes: '{reason, select, worker_suspended {suspendido ang worker} other {{reason}}}, {startsAt}',
    timeline: {
      client: 'Hindi na makakapunta ang worker',
      note: 'Tinanong na ang iba, sa parehong oras at presyo',
    },
    notices: {
      BookingReopened: {
        title: '{reader, select, client {Hindi makakapunta ang worker mo} other {Mapupunta sa iba ang trabaho mo}}',
        text:
          '{reader, select, client {{code}, {when}: tinatanong na namin ang iba sa parehong oras at ' +
          'presyo.} other {Iniaalok sa iba ang {code}, {when}, habang suspendido ang account mo.}}',
      },
    },
  },
};
