import type { Messages } from '../../../i18n/i18n.ts';
import type { stepUpEn } from './step-up.en.ts';

export const stepUpFil: Messages<typeof stepUpEn> = {
  title: 'Ikaw ba ito?',
  text: 'Isa pang hakbang, para walang ibang makagawa nito. Sampung minuto itong may bisa.',
  showPasskey: 'Gamitin ang passkey mo',
  usePasskey: 'Passkey na lang ang gamitin',
  appCode: 'Code mula sa authenticator app mo',
  useApp: 'App na lang ang gamitin',
  password: 'Ang password mo',
  forgot: 'Nakalimutan mo? <link>Kumuha ng link</link>',
  sendCodeTo: 'Padalhan ng code ang {address}',
  sendAnother: 'Padalhan ako ng bagong code',
  resendIn: 'Makakahingi ka ulit pagkalipas ng {seconds} segundo.',
  code: 'Code na ipinadala sa {address}',
  useCode: 'Code na lang ang gamitin',
  usePassword: 'Password na lang ang gamitin',
  signInAnew: 'Matagal na mula nang nag-log in ka. Mag-log out, mag-log in ulit, at bumalik dito.',
  confirm: 'Kumpirmahin',
  cancel: 'Huwag muna',
};
