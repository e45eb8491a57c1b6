import { expect, it } from 'vitest';
import { myDataEn } from './my-data.en.ts';
import { myDataPage, type WholeData } from './my-data-page.ts';

// Only what the page reads of it.
const data = {
  madeAt: '2026-11-23T04:00:00.000Z',
  account: { name: 'Mia <script>alert(1)</script>', email: 'mia@example.ph', hourlyRate: null },
  accountHistory: [{ at: '2026-11-20T04:00:00.000Z', type: 'SignedIn', data: { method: 'password' } }],
  sessions: [],
  bookings: [{ code: 'SUK-1', totalCost: 650_00, with: 'Jun Bautista' }],
  payments: [],
  messages: [{ with: 'Jun Bautista', text: 'Salamat & ingat' }],
  notifications: [],
  reports: [],
  work: null,
} as unknown as WholeData;
const t = (key: keyof typeof myDataEn) => myDataEn[key];

it('is a page by itself, in words and amounts that people read', () => {
  const page = myDataPage(data, t, 'en');
  expect(page).toContain('<h2>Bookings</h2>');
  expect(page).toContain('<dt>total cost</dt><dd>₱650');
  expect(page).toContain('Salamat &#38; ingat');
  expect(page).toContain(myDataEn.nothing);
  expect(page).not.toContain(myDataEn.payouts);
});

it('runs nothing that somebody wrote', () => {
  expect(myDataPage(data, t, 'en')).not.toContain('<script');
});
