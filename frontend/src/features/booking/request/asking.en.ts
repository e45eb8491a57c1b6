/** A request that its client edits, opens to all, or repeats with other workers. */
export const askingEn = {
  askOthers: 'Ask other workers',
  askOthersHint: 'We’ll ask {service} workers nearby: {when}, {price}.',
  askOthersNow: 'Ask other workers now',
  askOthersInstead:
    'We’ll ask everyone nearby to come as soon as they can, at {price}. {name} is off the job, and that costs you nothing.',
  askOthersSoon: 'We’ll ask everyone nearby to come as soon as they can, at {price}.',
  askOthersLate: 'It’s too late for {when}. Choose a new time and we’ll ask everyone nearby, at {price}.',
  priceFailed: 'Couldn’t load the price.',
  retry: 'Retry',
  priceIsNow: 'The price is now {price}, it was {before}. Press again if that’s fine.',
  othersAsked: 'We’re asking everyone nearby',
  asked: 'You asked other workers, so this goes on in a new booking.',
  seeNew: 'See {code}',
  insteadOf: 'In place of {code}',
  back: 'Back',

  editRequest: 'Change the request',
  editRequestHint: 'Time, street, answers, notes, photos',

  widen: 'Ask everyone nearby too',
  widenHint: '{name} can still take it. The first to accept gets it.',
  widenTitle: 'Ask everyone nearby too?',
  widenText: '{name} can still take it, and we’ll let them know. Others can take it at {price} or send a quote.',
  widenConfirm: 'Ask everyone',
  widened: 'We’re asking everyone nearby',
  askedFirst: '{name} and everyone nearby',
  askedFirstText:
    'You asked {name} first, then everyone nearby. The first to accept gets the job, or you choose from their quotes.',

  changedByClient: '{client} changed this request',
  changedParts: '{parts}. Look it over before you answer.',
  outdated: '{name} quoted this before you changed your request, and has to confirm it first.',
  ownOutdated: '{client} changed the request since: {parts}. Is {amount} still right?',
  confirmQuote: 'Confirm {amount}',
  confirmed: '{client} sees that {amount} stands',
  askedByName: '{client} asked you first, and has now asked others too.',
};
