/** Texts for guests. */
export const guestEn = {
  bookings: 'Bookings',
  bookingsTitle: 'Your bookings will show up here',
  bookingsText: 'Log in to book a worker and to follow every step of the job.',
  chat: 'Messages',
  chatTitle: 'Talk to your worker here',
  chatText: 'Once you book a worker, you write to each other here. Log in to begin.',
  profile: 'Profile',
  profileTitle: 'You’re browsing as a guest',
  profileText: 'Sign up to book, to chat, and to find the workers you come back to.',
  logIn: 'Log in',
  signUp: 'Sign up',
  benefits: 'With an account',
  benefitBook: 'Book verified workers, with the price before you confirm',
  benefitFollow: 'Follow the job live, from accepted to done',
  benefitSuki: 'Come back to your suki with two taps',
};
