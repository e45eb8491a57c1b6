/** Words of proving an email or a mobile number. */
export const contactEn = {
  newEmail: 'Confirm your new email',
  newPhone: 'Confirm your new mobile number',
  ownPhone: 'Confirm your mobile number',
  sent: 'We sent a code to <to>{address}</to>.',
  unsent: 'We’ll use <to>{address}</to> once you confirm it with a code.',
  keeps: 'Until then, we’ll keep using {present}.',
  codeSent: 'We sent a code to {addresses}.',
  sendCode: 'Send me a code',
  sendAnother: 'Send me a new code',
  code: 'Six-digit code',
  confirm: 'Confirm',
  cancel: 'Keep the old one',
  cancelFirst: 'Don’t add it',
  confirmed: '{address} is confirmed.',
  waiting: '{address} isn’t confirmed yet.',
  goConfirm: 'Confirm it',
};
