import type { NewBooking } from '#contracts/calls/booking.ts';
import type { Random } from '../random.ts';

type Answers = NonNullable<NewBooking['answers']>;

const newHome = { line: '88 Mabini St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };

/** Clients' answers. None changes the price, so that bookings have their planned prices. */
const byCategory: Readonly<Record<string, readonly Answers[]>> = {
  cleaning: [
    { home: 'condo', bedrooms: 1, bathrooms: 1, pets: false },
    { home: 'condo', bedrooms: 1, pets: true, 'which-pets': 'Two cats, both shy' },
  ],
  handyman: [{ jobs: ['other'], wall: 'concrete', materials: true }, { wall: 'drywall' }],
  plumbing: [
    { problem: 'leak', places: 1, 'shut-off': true, parts: false },
    { problem: 'other', 'shut-off': false },
  ],
  electrical: [
    { work: 'outlet', points: 1, power: true, smell: false },
    { work: 'light', ceiling: 'normal', power: true },
  ],
  'appliance-repair': [
    { fitted: 'free', model: 'LG T2350' },
    { fitted: 'free', units: 1, model: 'Whirlpool, two doors' },
  ],
  carpentry: [{ work: 'door', pieces: 1, sizes: '80 × 210 cm', wood: true }, { work: 'furniture' }],
  'pest-control': [{ pests: ['roaches', 'ants'], area: 45, children: false, pets: true }, { pests: ['mosquitoes'] }],
  'furniture-assembly': [{ pieces: ['other'], brand: 'A baby crib', fix: false, manual: true }],
  'tv-mounting': [
    { size: 'small', wall: 'concrete', bracket: false, cables: false },
    { size: 'small', wall: 'drywall' },
  ],
  moving: [
    { to: newHome, size: 'room', lift: 'both' },
    { to: newHome, lift: 'ground', packing: false },
  ],
};

/** Answers for services that share a category with other kinds of work. */
const byService: Readonly<Record<string, readonly Answers[]>> = {
  'aircon-cleaning': [
    { fitted: 'free', units: 1, model: 'Carrier, 1 HP, window type' },
    { units: 1, model: 'Panasonic, 1.5 HP inverter' },
  ],
};

export function demoAnswers(service: { id: string; category: string }, random: Random): { answers: Answers } | null {
  const answers = byService[service.id] ?? byCategory[service.category];
  return answers ? { answers: random.pick(answers) } : null;
}
