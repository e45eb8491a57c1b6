import { matchPath } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { screenNamesEn } from './screen-names.en.ts';

type ScreenName = keyof typeof screenNamesEn;

/** Paths of each screen; a test compares them with the routes. */
const pathsOf: Record<ScreenName, readonly string[]> = {
  start: ['/'],
  projects: ['/projects'],
  providerInfo: ['/provider/info'],
  services: ['/services'],
  search: ['/search'],
  terms: ['/terms'],
  privacy: ['/privacy'],
  contact: ['/contact'],
  logIn: ['/login'],
  logOut: ['/logout'],
  secondStep: ['/second-factor'],
  signUp: ['/signup', '/choose-user', '/complete-profile'],
  password: ['/forgot-password', '/reset-password'],
  verifyEmail: ['/verify-email'],
  undoChange: ['/undo-change'],
  home: ['/client/home', '/guest/home'],
  explore: ['/client/explore-services', '/guest/explore-services', '/client/add-booking'],
  workers: ['/client/workers'],
  worker: ['/client/worker/:id'],
  bookings: ['/client/bookings', '/guest/bookings'],
  booking: ['/client/bookings/:id'],
  dispute: ['/client/bookings/:id/dispute', '/worker/bookings/:id/dispute'],
  receipt: ['/client/bookings/:id/receipt'],
  confirmation: ['/client/booking-confirmation'],
  flowAddress: ['/client/booking-flow', '/client/booking-flow/address'],
  flowService: ['/client/booking-flow/select-service'],
  flowSchedule: ['/client/booking-flow/schedule'],
  flowWorker: ['/client/booking-flow/select-worker'],
  flowDetails: ['/client/booking-flow/form'],
  flowPayment: ['/client/booking-flow/payment', '/client/booking-flow/collect-payment-details'],
  flowWaiting: ['/client/booking-flow/waiting'],
  messages: ['/client/chat', '/guest/chat', '/worker-chat'],
  notifications: ['/client/notifications', '/worker-notifications'],
  payments: ['/client/payments'],
  addresses: ['/client/addresses'],
  profile: ['/client/profile', '/guest/profile', '/worker-profile'],
  editProfile: ['/client/profile/edit', '/worker/profile/basic'],
  settings: ['/client/settings', '/worker/settings'],
  help: ['/client/help', '/worker/help'],
  askHelp: ['/client/help/new', '/worker/help/new'],
  ticket: ['/client/help/:id', '/worker/help/:id'],
  reportBug: ['/client/settings/report-bug', '/worker/settings/report-bug'],
  registration: ['/worker-registration'],
  dashboard: ['/worker-dashboard'],
  jobs: ['/worker-bookings'],
  job: ['/worker/bookings/:id'],
  jobMap: ['/worker/bookings/:id/map'],
  earnings: ['/worker-earnings'],
  reviews: ['/worker/profile/reviews'],
  professional: ['/worker/profile/professional'],
  availability: ['/worker/profile/availability'],
  ownForm: ['/worker/forms'],
  payoutAccount: ['/worker/profile/payout'],
};

const names = Object.keys(pathsOf) as ScreenName[];

/** Screen of an address, whatever its query; null if it has no name. */
export function screenNameOf(address: string): ScreenName | null {
  const [pathname = ''] = address.split(/[?#]/);
  const shown = (path: string) => path === pathname || matchPath(path, pathname) !== null;
  // "new" is not a ticket id.
  return (
    names.find((name) => pathsOf[name].includes(pathname)) ?? names.find((name) => pathsOf[name].some(shown)) ?? null
  );
}

/** A screen's name in the reader's language; its address without one. */
export function useScreenName(): (address: string) => string {
  const t = useText(screenNamesEn);
  return (address) => {
    const name = screenNameOf(address);
    return name === null ? address : t(name);
  };
}
