/** Texts of the terms and the privacy notice. */
export const legalEn = {
  termsTitle: 'Terms',
  termsIntro: 'These terms say what you and Suki owe each other. They’re short because we mean them to be read.',
  termsUse: 'Using Suki',
  termsUseText:
    'Suki brings clients and independent providers together. You need an account to book or to take jobs, and ' +
    'the facts in it must be your own.',
  termsBooking: 'Booking and cancelling',
  termsBookingText:
    'A booking is agreed when a provider accepts it or you accept a quote. You see any cancellation fee before ' +
    'you confirm that you cancel.',
  termsPay: 'Paying',
  termsPayText:
    'Prices are in Philippine pesos. Extra work counts only after you approve it. Pay through Suki, and the ' +
    'receipt and any refund stay with the booking.',
  termsProviders: 'Providers',
  termsProvidersText:
    'Providers are checked before they take jobs. Earnings, less the commission shown for each job, are processed every Friday.',
  termsFair: 'Fair play',
  termsFairText:
    'Be honest in reviews and kind in messages. We may suspend an account that harms others, and we say why.',
  termsCredits: 'Credits',
  termsCreditsText:
    'The drawn faces are remixed from Personas by Draftbit, under CC BY 4.0. Where barangays are comes from ' +
    'boundaries by the Philippine Statistics Authority and NAMRIA, published by OCHA (HDX, cod-ab-phl), under ' +
    'CC BY-IGO; their middles were worked out from those by the psgc project.',

  privacyTitle: 'Privacy',
  privacyIntro: 'What we keep about you, why, and who sees it.',
  privacyKeep: 'What we keep',
  privacyKeepText:
    'Your name, how to reach you, your addresses, your bookings, payments, messages and reviews. Passwords are ' +
    'kept only as a hash that can’t be turned back.',
  privacySee: 'Who sees it',
  privacySeeText:
    'The provider of a booking sees your first name, the address and your notes, and your number once they ' +
    'accepted. Admins see what they need to help you. We sell nothing.',
  privacyHistory: 'History',
  privacyHistoryText:
    'Suki keeps a history of what happened to every booking and payment, so that disputes can be settled by facts.',
  privacyRights: 'Your rights',
  privacyRightsText:
    'Under the Data Privacy Act of 2012 you can ask to see, correct or erase your data. Write to us; we answer within 15 days.',
};
