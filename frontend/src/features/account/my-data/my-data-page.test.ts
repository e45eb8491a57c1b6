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
  helpRequests: [
    {
      code: 'T-7F3K2',
      messages: [{ from: 'suki', at: '2026-11-21T04:00:00.000Z', text: 'We <b>called</b> them', attachments: [] }],
    },
  ],
  disputes: [{ code: 'SUK-1', wanted: 200_00 }],
  safetyReports: [],
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

it('shows what lies within another as a list, and never as a program writes it', () => {
  const page = myDataPage(data, t, 'en');
  expect(page).toContain('<dt>from</dt><dd>suki</dd>');
  expect(page).toContain('We &#60;b&#62;called&#60;/b&#62; them');
  expect(page).toContain('<dt>wanted</dt><dd>₱200.00</dd>');
  expect(page).not.toContain('{&#34;');
});

it('runs nothing that somebody wrote', () => {
  expect(myDataPage(data, t, 'en')).not.toContain('<script');
});
