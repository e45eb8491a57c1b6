import { expect, it } from 'vitest';
import { myDataLabelsEn } from './my-data-labels.en.ts';
import { myDataPage, type WholeData } from './my-data-page.ts';
import { myDataValuesEn } from './my-data-values.en.ts';
import type { PageWords } from './shown-value.ts';

const { default: myDataLabelsCeb } = await import('./my-data-labels.en.ts?ceb');
const { default: myDataLabelsFil } = await import('./my-data-labels.en.ts?fil');
const { default: myDataValuesCeb } = await import('./my-data-values.en.ts?ceb');
const { default: myDataValuesFil } = await import('./my-data-values.en.ts?fil');

// The fields that the page reads.
const data = {
  madeAt: '2026-11-23T04:00:00.000Z',
  account: {
    _id: 'a-1',
    workerId: 'w-1',
    role: 'service_provider',
    userType: 'worker',
    isApproved: true,
    name: 'Mia Cruz',
    firstName: 'Mia <script>alert(1)</script>',
    email: 'mia@example.ph',
    hourlyRate: null,
    avatar: '/avatars/mia.webp',
    notifications: { popUps: true, mails: false },
  },
  accountHistory: [{ at: '2026-11-20T04:00:00.000Z', type: 'SignedIn', data: { method: 'phone_code' } }],
  sessions: [],
  bookings: [
    {
      code: 'SUK-1',
      as: 'client',
      status: 'in_progress',
      totalCost: 650_00,
      with: 'Jun Bautista',
      startsAt: '2026-11-24T01:30:00.000Z',
      answered: [
        {
          fieldId: 'gate',
          label: { en: 'Which gate?', fil: 'Aling gate?' },
          answer: { kind: 'text', text: 'in_progress' },
        },
        {
          fieldId: 'rooms',
          label: { en: 'How many rooms?' },
          answer: { kind: 'number', value: 3, unit: { en: 'rooms', fil: 'kuwarto' } },
        },
        { fieldId: 'pets', label: { en: 'Any pets?' }, answer: { kind: 'yes_no', yes: false } },
      ],
      generalAnswers: {},
    },
  ],
  payments: [],
  messages: [{ with: 'Jun Bautista', from: 'them', text: 'Salamat & ingat' }],
  notifications: [],
  reports: [],
  helpRequests: [
    {
      code: 'T-7F3K2',
      topic: 'payout',
      status: 'merged',
      messages: [{ from: 'suki', at: '2026-11-21T04:00:00.000Z', text: 'We <b>called</b> them', attachments: [] }],
    },
  ],
  disputes: [{ code: 'SUK-1', wanted: 200_00 }],
  safetyReports: [],
  addresses: [],
  suki: [],
  work: {
    profile: {
      radiusKm: 10,
      services: [{ id: 'svc-1', name: 'Aircon cleaning', category: 'appliance-repair', price: 500_00 }],
      rates: { 'svc-1': 500_00 },
      weeklyHours: { mon: [{ from: '09:00', to: '17:00' }] },
    },
    payoutAccount: null,
    payouts: [],
    documents: [{ kind: 'nbi_clearance', name: 'nbi.pdf', sizeBytes: 34_000, expiresOn: '2027-01-31' }],
    reviews: [],
    questions: { version: 0, draft: null },
  },
} as unknown as WholeData;

const wordsIn = (locale: string, labels: Record<string, string>, values: Record<string, string>): PageWords => ({
  label: (key, given = {}) => labels[key]?.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given[name])) ?? '',
  value: (key) => values[key] ?? '',
  locale,
});
const english = wordsIn('en-PH', myDataLabelsEn, myDataValuesEn);
const filipino = wordsIn('fil-PH', myDataLabelsFil, myDataValuesFil);
const cebuano = wordsIn('ceb-PH', myDataLabelsCeb, myDataValuesCeb);

it('is a self-contained page with readable texts, days and amounts', () => {
  const page = myDataPage(data, english);
  expect(page).toContain('<h2>Bookings</h2>');
  expect(page).toContain('<dt>Price</dt><dd>₱650.00</dd>');
  expect(page).toContain('<dt>Status</dt><dd>In progress</dd>');
  expect(page).toContain('<dt>Starts</dt><dd>Tue, Nov 24, 2026, 9:30\u00a0AM</dd>');
  expect(page).toContain('<dt>Approved</dt><dd>Yes</dd>');
  expect(page).toContain('<dt>Monday</dt><dd>9:00\u00a0AM to 5:00\u00a0PM</dd>');
  expect(page).toContain('<dt>How far you go</dt><dd>10 km</dd>');
  expect(page).toContain('<dt>Category</dt><dd>Appliance repair</dd>');
  expect(page).toContain('<dt>Size</dt><dd>34 KB</dd>');
  expect(page).toContain('<dt>What happened</dt><dd>Signed in</dd>');
  expect(page).toContain('Salamat &#38; ingat');
  expect(page).toContain(myDataLabelsEn.nothing);
});

it('shows each question beside its answer, as written', () => {
  const page = myDataPage(data, filipino);
  expect(page).toContain('<dt>Aling gate?</dt><dd>in_progress</dd>');
  expect(page).toContain('<dt>How many rooms?</dt><dd>3 kuwarto</dd>');
  expect(page).toContain('<dt>Any pets?</dt><dd>Hindi</dd>');
});

it.each([
  ['en', english],
  ['fil', filipino],
  ['ceb', cebuano],
])('contains no machine-readable values (%s)', (_, words) => {
  const page = myDataPage(data, words);
  const labels = [...page.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label]) => label ?? '');
  expect(labels.filter((label) => /^[a-z]|[a-z][A-Z]|_/.test(label))).toEqual([]);
  const bare = page.replace('<dd>in_progress</dd>', '');
  expect(bare).not.toMatch(/a-1|w-1|svc-1|service_provider|phone_code|nbi_clearance|in_progress|T\d\d:\d\d/);
  expect(bare).not.toContain('{&#34;');
});

it('is complete in each language: labels, days and values', () => {
  expect(myDataPage(data, filipino)).toContain('<dt>Status</dt><dd>Ginagawa na</dd>');
  expect(myDataPage(data, filipino)).toContain('<dt>Tungkol sa</dt><dd>Payout ko</dd>');
  expect(myDataPage(data, cebuano)).toContain('<dt>Ania ka isip</dt><dd>Worker</dd>');
  expect(myDataPage(data, cebuano)).toContain('<dt>Unsay nahitabo</dt><dd>Nag-log in</dd>');
});

it('shows nested values as a list', () => {
  const page = myDataPage(data, english);
  expect(page).toContain('<dt>From</dt><dd>Suki</dd>');
  expect(page).toContain('We &#60;b&#62;called&#60;/b&#62; them');
  expect(page).toContain('<dt>Refund asked for</dt><dd>₱200.00</dd>');
});

it('escapes user input', () => {
  expect(myDataPage(data, english)).not.toContain('<script');
});
