import type { Translated } from './texts.ts';
import type { supportTicketsEn } from './support-tickets.en.ts';

export const supportTicketsFil: Translated<typeof supportTicketsEn> = {
  TicketOpened: {
    action: 'Humingi ng tulong',
    happened: 'May humingi ng tulong',
    notices: {
      TicketOpened: {
        title: 'Sumulat sa iyo ang Suki support',
        text: 'May tanong sa iyo si {staff}. Basahin at sagutin ito sa {code}.',
      },
    },
  },
  TicketReplied: {
    action: 'Sumagot sa humihingi ng tulong',
    happened: '{what, select, staff {Sumagot ang support} other {Sumulat ang humihingi ng tulong}}',
    changes: 'mensahe {sequence}',
    notices: {
      TicketReplied: {
        title: 'Sumagot ang Suki support',
        text: 'Sinagot ni {staff} ang hiling mong {code}.',
      },
    },
  },
  TicketNoted: {
    action: 'Naglagay ng tala sa hiling na tulong',
    happened: 'May tala para sa staff',
  },
  TicketAssigned: {
    action: 'Pinalitan ang sasagot sa hiling na tulong',
    happened: 'Pinalitan ang sasagot',
    changes: '{assignee, select, none {wala pang sasagot} other {si {assignee} na ang sasagot}}',
  },
  TicketPrioritized: {
    action: 'Binago kung gaano kaagaran ang hiling na tulong',
    happened: 'Binago kung gaano ito kaagaran',
    changes: '{priority, select, low {mababa} high {mataas} urgent {agaran} other {karaniwan}}',
  },
  TicketResolved: {
    action: 'Nilutas ang hiling na tulong',
    happened: '{what, select, staff {Nilutas ng support} other {Sinabi ng humingi na ayos na}}',
    notices: {
      TicketResolved: {
        title: 'Nalutas na ang hiling mo',
        text: 'Sabihin mo kung hindi pa ayos ang {code}, o kung kumusta ang tulong namin.',
      },
    },
  },
  TicketReopened: {
    action: 'Binuksang muli ang hiling na tulong',
    happened: '{what, select, staff {Binuksang muli ng support} other {Binuksang muli ng humingi}}',
    notices: {
      TicketReopened: {
        title: 'Tinitingnan namin ulit',
        text: 'Binuksan naming muli ang hiling mong {code}.',
      },
    },
  },
  TicketClosed: {
    action: 'Isinara ang hiling na tulong',
    happened: 'Isinara na nang tuluyan',
  },
  TicketMerged: {
    action: 'Pinagsama ang hiling na tulong at ang isa pa',
    happened: 'Sa ibang hiling na ito nagpapatuloy',
    changes: 'sa {code}',
  },
  TicketTookOver: {
    action: 'Isinama ang isa pang hiling na tulong',
    happened: 'Isinama ang isa pang hiling ng parehong tao',
    changes: 'mula sa {code}',
  },
  TicketRated: {
    action: 'Nagbigay ng rating sa tulong ng support',
    happened: 'Nagbigay ng rating ang humingi ng tulong',
    changes: '{rating, select, good {masaya} other {hindi masyado}}',
  },
  TicketRead: {
    action: 'Binasa ang hiling na tulong',
    happened: '{what, select, staff {Nabasa ng support} other {Nabasa ng humingi}}',
  },
};
