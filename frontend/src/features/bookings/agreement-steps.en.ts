/** New times and extras, on a booking's timeline. */
export const agreementStepsEn = {
  youAskNewTime: 'You asked for a new time',
  workerAsksNewTime: '{name} asks for a new time',
  clientAsksNewTime: '{client} asks for a new time',
  newTimeAgreed: 'You agreed on a new time',
  youDeclinedTime: 'You kept the time as it was',
  workerDeclinedTime: '{name} can’t make the new time',
  clientDeclinedTime: '{client} can’t make the new time',
  newTimeIs: '{when}',
  timeStays: 'It stays {when}',
  clientExtraProposed: '{name} proposes an extra: {amount}',
  workerExtraProposed: 'You proposed an extra: {amount}',
  clientExtraApproved: 'You approved an extra: {amount}',
  workerExtraApproved: '{client} approved your extra: {amount}',
  clientExtraRefused: 'You refused an extra: {amount}',
  workerExtraRefused: '{client} refused your extra: {amount}',
};
