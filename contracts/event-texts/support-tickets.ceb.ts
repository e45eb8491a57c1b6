import type { Translated } from './texts.ts';
import type { supportTicketsEn } from './support-tickets.en.ts';

export const supportTicketsCeb: Translated<typeof supportTicketsEn> = {
  TicketOpened: {
    action: 'Nangayo og tabang',
    happened: 'Naay nangayo og tabang',
    notices: {
      TicketOpened: {
        title: 'Nisulat nimo ang Suki support',
        text: 'Naay pangutana nimo si {staff}. Basaha ug tubaga ni sa {code}.',
      },
    },
  },
  TicketReplied: {
    action: 'Nitubag sa nangayo og tabang',
    happened: '{what, select, staff {Nitubag ang support} other {Nisulat ang nangayo og tabang}}',
    changes: 'mensahe {sequence}',
    notices: {
      TicketReplied: {
        title: 'Nitubag ang Suki support',
        text: 'Gitubag ni {staff} ang imong hangyo {code}.',
      },
    },
  },
  TicketNoted: {
    action: 'Nibutang og nota sa hangyo nga tabang',
    happened: 'Naay nota para sa staff',
  },
  TicketAssigned: {
    action: 'Giilisan ang motubag sa hangyo nga tabang',
    happened: 'Giilisan ang motubag',
    changes: '{assignee, select, none {wala pay motubag} other {si {assignee} na ang motubag}}',
  },
  TicketPrioritized: {
    action: 'Giusab kung unsa ka dinalian ang hangyo nga tabang',
    happened: 'Giusab kung unsa ni ka dinalian',
    changes: '{priority, select, low {ubos} high {taas} urgent {dinalian} other {kasagaran}}',
  },
  TicketResolved: {
    action: 'Gisulbad ang hangyo nga tabang',
    happened: '{what, select, staff {Gisulbad sa support} other {Niingon ang nangayo nga okay na}}',
    notices: {
      TicketResolved: {
        title: 'Nasulbad na ang imong hangyo',
        text: 'Sultihi mi kung dili pa okay ang {code}, o kung kumusta ang among tabang.',
      },
    },
  },
  TicketReopened: {
    action: 'Giablihan pag-usab ang hangyo nga tabang',
    happened: '{what, select, staff {Giablihan pag-usab sa support} other {Giablihan pag-usab sa nangayo}}',
    notices: {
      TicketReopened: {
        title: 'Among gisusi pag-usab',
        text: 'Giablihan namo pag-usab ang imong hangyo {code}.',
      },
    },
  },
  TicketClosed: {
    action: 'Gisira ang hangyo nga tabang',
    happened: 'Gisira na gyud',
  },
  TicketMerged: {
    action: 'Gihiusa ang hangyo nga tabang ug ang lain',
    happened: 'Sa laing hangyo na ni mopadayon',
    changes: 'sa {code}',
  },
  TicketTookOver: {
    action: 'Giapil ang laing hangyo nga tabang',
    happened: 'Giapil ang laing hangyo sa mao ra nga tawo',
    changes: 'gikan sa {code}',
  },
  TicketRated: {
    action: 'Nihatag og rating sa tabang sa support',
    happened: 'Nihatag og rating ang nangayo og tabang',
    changes: '{rating, select, good {nalipay} other {dili kaayo}}',
  },
  TicketRead: {
    action: 'Gibasa ang hangyo nga tabang',
    happened: '{what, select, staff {Nabasa sa support} other {Nabasa sa nangayo}}',
  },
};
