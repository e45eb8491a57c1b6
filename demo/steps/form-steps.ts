import { ago, type Anchor, onDay } from '../anchor-time.ts';
import { demoForms } from '../forms/demo-forms.ts';
import { whenYes, question, say } from '../forms/question.ts';
import { randomOf } from '../random.ts';
import type { Step } from './step.ts';

/** When forms were introduced; earlier bookings have the former questions. */
export function formsPublishedAt(anchor: Anchor): string {
  return onDay(anchor, 60, 9, 10, randomOf('booking forms'));
}

/** Booking questions: those of each category, one worker's own, and a draft. */
export function bookingForms(anchor: Anchor): Step[] {
  const at = formsPublishedAt(anchor);
  const published = Object.entries(demoForms).map(([category, fields]): Step => ({
    at,
    name: `publish questions of ${category}`,
    as: 'carla-lim',
    do: 'saveForm',
    params: { category },
    body: { fields, publish: true },
  }));
  const ofJun: Step = {
    at,
    name: 'publish questions of Jun',
    as: 'jun-bautista',
    do: 'saveOwnForm',
    body: {
      publish: true,
      fields: [
        question('yes_no', 'parking', say('Can I park nearby?', 'May paradahan ba malapit?', 'Naay parkinganan duol?')),
        question('text', 'where', say('Where?', 'Saan?', 'Asa?'), { showIf: whenYes('parking'), max: 80 }),
      ],
    },
  };
  const draft: Step = {
    at: ago(anchor, 95),
    name: 'draft questions of pest control',
    as: 'rico-tan',
    do: 'saveForm',
    params: { category: 'pest-control' },
    body: {
      fields: [
        ...(demoForms['pest-control'] ?? []),
        question(
          'date',
          'last-treated',
          say('When was it last treated?', 'Kailan ito huling na-spray?', 'Kanus-a ni kataposang gi-spray?'),
        ),
      ],
    },
  };
  return [...published, ofJun, draft];
}
