import type { BodyInput } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { accountIdOf, commandIdOf, registrationOf } from '../people/ids.ts';
import { settingsApprovalId } from '#command-api/platform/change-settings.ts';
import { ago, type Anchor, later, onDay } from '../anchor-time.ts';
import { admins, demoPerson, demoPassword, demoWorker } from '../people/people.ts';
import { randomOf } from '../random.ts';
import { addDays, manilaInstant } from '#contracts/manila-time.ts';
import { demoCatalogue, demoSubcategories } from '../people/packages.ts';
import { demoServices } from '../people/services.ts';
import type { Step } from './step.ts';

/** Actions of the two admins: setup, changes and suspensions. */

const [CARLA, RICO] = ['carla-lim', 'rico-tan'] as const;

/** The first days: admins, settings, the catalogue. */
export function opening(anchor: Anchor): Step[] {
  const random = randomOf('opening');
  const doors = onDay(anchor, 400, 9, 10, random);
  const steps = admins.flatMap(({ key, avatar, phone }, index): Step[] => {
    const at = later(doors, index * 50, index * 50 + 5, random);
    const settled = later(at, 3, 9, random);
    return [
      { at, name: registrationOf(key), as: 'system', do: 'registerAdmin' },
      { at: settled, name: `settle ${key}`, as: key, do: 'changeMe', body: { phone, ...(avatar && { avatar }) } },
      {
        at: later(settled, 2, 4, randomOf(`proof of ${key}`)),
        name: `prove phone of ${key}`,
        as: key,
        do: 'provePhone',
      },
    ];
  });
  return [...steps, ...firstServices(anchor), ...settings(anchor)];
}

/** The initial catalogue; two prices rise later, and pest control follows with its first worker. */
function firstServices(anchor: Anchor): Step[] {
  const random = randomOf('catalogue');
  let at = onDay(anchor, 399, 10, 11, random);
  const atFirst: Record<string, number> = { 'deep-cleaning': 1300_00, electrical: 500_00 };
  const added = demoServices.map(({ id, ...facts }): Step => {
    at = later(at, 3, 8, random);
    return {
      at,
      name: `add ${id}`,
      as: CARLA,
      do: 'addService',
      body: { ...facts, basePrice: atFirst[id] ?? facts.basePrice },
    };
  });
  const divided = Object.entries(demoSubcategories).map(([category, subcategories]): Step => {
    at = later(at, 3, 8, random);
    return {
      at,
      name: `divide ${category}`,
      as: CARLA,
      do: 'arrangeSubcategories',
      params: { category },
      body: { subcategories },
    };
  });
  const offered = Object.entries(demoCatalogue).map(([id, body]): Step => {
    at = later(at, 3, 8, random);
    return { at, name: `offer packages of ${id}`, as: CARLA, do: 'changeService', params: { id }, body };
  });
  const change = (daysAgo: number, id: string, as: string, body: BodyInput<RouteTable['changeService']>): Step => ({
    at: onDay(anchor, daysAgo, 10, 16, random),
    name: `change ${id} ${daysAgo} days ago`,
    as,
    do: 'changeService',
    params: { id },
    body,
  });
  return [
    ...added,
    ...divided,
    ...offered,
    change(398, 'pest-control', CARLA, { isActive: false }),
    change(396, 'pest-control', RICO, { isActive: true }),
    change(236, 'electrical', RICO, { basePrice: 550_00 }),
    change(131, 'deep-cleaning', CARLA, { basePrice: 1400_00 }),
  ];
}

/** Changes that end at the defaults, plus one scheduled in three weeks and one that waits for Carla. */
function settings(anchor: Anchor): Step[] {
  const random = randomOf('settings');
  const set = (daysAgo: number, as: string, body: BodyInput<RouteTable['changeConfig']>): Step => ({
    at: onDay(anchor, daysAgo, 10, 17, random),
    name: `settings ${daysAgo} days ago`,
    as,
    do: 'changeConfig',
    body,
  });
  return [
    ...byTwo(
      set(398, CARLA, {
        commissionPercent: 15,
        cancellationFee: 100_00,
        defaultRadiusKm: 8,
        reason: 'As we said to the first workers.',
      }),
    ),
    ...byTwo(set(247, RICO, { cancellationFee: 150_00, reason: 'Workers drive far for nothing.' })),
    ...byTwo(set(93, RICO, { commissionPercent: 12.5, reason: 'Enough jobs come in by now.' })),
    set(29, CARLA, { defaultRadiusKm: 10 }),
    ...byTwo(set(2, RICO, { commissionPercent: 12, reason: 'As the other platforms have it.' })),
    set(1, CARLA, { travelBufferMinutes: 45, effectiveAt: manilaInstant(addDays(anchor.today, 21)) }),
    {
      ...set(0, RICO, { approvalAmount: 7_500_00, reason: 'Most refunds of big jobs wait a day for the other of us.' }),
      at: ago(anchor, 45),
    },
  ];
}

/** Settings of money: approved by the other admin within the hour, and carried out. */
function byTwo(asked: Step): Step[] {
  const random = randomOf(`agreement to ${asked.name}`);
  const approvalId = settingsApprovalId(commandIdOf(asked.name));
  const at = later(asked.at, 10, 50, random);
  return [
    asked,
    {
      at,
      name: `agree to ${asked.name}`,
      as: asked.as === CARLA ? RICO : CARLA,
      do: 'grantApproval',
      params: { id: approvalId },
    },
    { at: later(at, 0.01, 0.03, random), name: `do ${asked.name}`, as: 'system', do: 'carryOutSettings', approvalId },
  ];
}

/** One suspension by mistake, and a justified one today. */
export function suspensions(anchor: Anchor): Step[] {
  const random = randomOf('suspensions');
  const change = (
    at: string,
    name: string,
    as: string,
    person: string,
    body: BodyInput<RouteTable['changeUser']>,
  ): Step => ({
    at,
    name,
    as,
    do: 'changeUser',
    params: { id: accountIdOf(person) },
    body,
  });
  return [
    change(onDay(anchor, 44, 14, 16, random), 'suspend Dante', RICO, 'dante-villarin', {
      action: 'suspend',
      reason: 'A worker reported an invented address.',
    }),
    change(onDay(anchor, 43, 9, 11, random), 'reinstate Dante', CARLA, 'dante-villarin', { action: 'reinstate' }),
    change(onDay(anchor, 60, 10, 15, random), 'reject Gerry', CARLA, 'gerry-villar', {
      action: 'reject',
      reason: 'The NBI clearance could not be confirmed.',
    }),
    change(ago(anchor, 101), 'suspend Ben', CARLA, 'ben-uy', {
      action: 'suspend',
      reason: 'Called off three times when the worker was on the way.',
    }),
  ];
}

/** Recent sign-ins, and refused ones by unknown people. */
export function signIns(anchor: Anchor): Step[] {
  const tries = (
    minutes: number,
    email: string,
    password: string,
    refusal?: 'wrong_credentials' | 'account_suspended',
  ): Step => ({
    at: ago(anchor, minutes),
    name: `sign in ${email} ${minutes} minutes ago`,
    as: 'guest',
    do: 'login',
    body: { email, password },
    ...(refusal && { refusal }),
  });
  const emailOf = (key: string) => demoPerson(key).email;
  return [
    tries(4310, emailOf('liza-mendoza'), demoPassword),
    tries(2905, emailOf(RICO), demoPassword),
    tries(1530, emailOf('jun-bautista'), demoPassword),
    tries(1125, emailOf('katrina-lopez'), 'Katrina1990', 'wrong_credentials'),
    tries(1124, emailOf('katrina-lopez'), 'katrina1990', 'wrong_credentials'),
    tries(1123, emailOf('katrina-lopez'), demoPassword),
    tries(188, emailOf('andrea-reyes'), demoPassword),
    tries(122, emailOf(CARLA), demoPassword),
    tries(96, emailOf('ben-uy'), demoPassword, 'account_suspended'),
    tries(63, 'admin@suki.example', 'letmein123', 'wrong_credentials'),
  ];
}

/** Maricel’s new price, and an approval from today. */
export function changesOfToday(anchor: Anchor): Step[] {
  const maricel = demoWorker('maricel-domingo');
  const basePrice = maricel.prices['plumbing'] ?? 720_00;
  return [
    {
      at: ago(anchor, 116),
      name: 'Maricel raises prices',
      as: maricel.key,
      do: 'changeOwnProfile',
      body: { basePrice: basePrice + 30_00 },
    },
    {
      at: ago(anchor, 26),
      name: 'Carla writes to Liza',
      as: CARLA,
      do: 'sendToPartner',
      params: { id: accountIdOf('liza-mendoza') },
      body: { text: 'Hi Liza, your ratings are among the best this month. Thank you!' },
    },
    {
      at: ago(anchor, 24),
      name: 'Carla notes Liza',
      as: CARLA,
      do: 'addStaffNote',
      params: { id: accountIdOf('liza-mendoza') },
      body: { text: 'Called to thank her. She’d like to train newcomers in spring; ask her again in January.' },
    },
    ...views.map((view, nth) => ({
      at: ago(anchor, 20 - nth),
      name: `Carla saves her view ${view.name}`,
      as: CARLA,
      do: 'saveListView' as const,
      params: { id: `carla-${view.list}-${nth}` },
      body: { ...view, isDefault: false },
    })),
  ];
}

/** Saved list views for Carla's daily checks. */
const views = [
  { list: 'payments', name: 'To verify, this month', query: 'period=30&status=paid' },
  { list: 'bookings', name: 'No-shows that are disputed', query: 'attention=disputed' },
  { list: 'users', name: 'New applications', query: 'status=applied' },
] as const;
