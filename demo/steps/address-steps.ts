import { type Anchor, onDay } from '../anchor-time.ts';
import { demoClient } from '../people/people.ts';
import { addressIn } from '../people/places.ts';
import { randomOf } from '../random.ts';
import type { Step } from './step.ts';

const ANDREA = 'andrea-reyes';

/** Addresses that Andrea books for again: her own, and her mother's. */
export function addressSteps(anchor: Anchor): Step[] {
  const saved = [
    { label: 'Home', address: demoClient(ANDREA).address },
    { label: 'Mama’s house', address: addressIn('marikina', randomOf('address of her mother')) },
  ];
  return saved.map((body, index) => ({
    at: onDay(anchor, 12 - index * 2, 19, 21, randomOf(`address ${body.label}`)),
    name: `save the address ${body.label}`,
    as: ANDREA,
    do: 'saveAddress' as const,
    body,
  }));
}
