import { expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import type { FormField } from '#contracts/form/form-field.ts';
import { formSummary } from '#contracts/views/form.ts';
import { given, recorder } from '../testing/given-events.ts';
import { formVersionId, formVersions } from './form-versions.ts';
import { forms } from './forms.ts';

const rooms: FormField = { id: 'rooms', type: 'number', label: { en: 'Rooms' }, required: false };
const pets: FormField = { id: 'pets', type: 'yes_no', label: { en: 'Pets?' }, required: true };
const category = 'cleaning';
const stream = streams.form(category);
const owner = { kind: 'category' as const, category };
const at = (hour: number) => `2026-11-24T0${hour}:00:00.000Z`;

const carla = { accountId: 'ca1', role: 'admin' as const };
const published = (version: number, fields: FormField[], hour: number) => ({
  category,
  version,
  fields,
  publishedAt: at(hour),
});

it('keeps the current questions, every published version with its author, and a draft until it is published', async () => {
  const happened = recorder();
  const events = [
    happened('FormDraftSaved', { owner, fields: [rooms], savedAt: at(1) }, { stream }),
    happened('BookingFormPublished', published(1, [rooms], 2), { stream, actor: carla }),
    happened('BookingFormPublished', published(2, [rooms, pets], 3), { stream }),
    happened('FormDraftSaved', { owner, fields: [pets], savedAt: at(4) }, { stream }),
  ];
  const form = (await given(forms, events)).documents.get(stream);
  if (!form) throw new Error('There is no form');
  expect(form).toEqual({
    published: { version: 2, fields: [rooms, pets] },
    versions: [
      { version: 1, publishedAt: at(2), publishedBy: 'ca1' },
      { version: 2, publishedAt: at(3), publishedBy: null },
    ],
    draft: { fields: [pets], savedAt: at(4) },
    revision: 3,
  });
  expect(formSummary(category, form, 2)).toEqual({
    category,
    services: 2,
    version: 2,
    questions: 2,
    publishedAt: at(3),
    draftSavedAt: at(4),
  });
  const asked = (await given(formVersions, events)).documents;
  expect([...asked]).toEqual([
    [formVersionId(stream, 1), { version: 1, fields: [rooms] }],
    [formVersionId(stream, 2), { version: 2, fields: [rooms, pets] }],
  ]);
});

it('does not grow with earlier versions', async () => {
  const happened = recorder();
  const long = Array.from({ length: 40 }, (_, index) => ({ ...rooms, id: `q${index}`, help: { en: 'x'.repeat(300) } }));
  const events = Array.from({ length: 50 }, (_, index) =>
    happened('BookingFormPublished', published(index + 1, long, 1), { stream }),
  );
  const { documents } = await given(forms, events);
  expect(JSON.stringify(documents.get(stream)).length).toBeLessThan(2 * JSON.stringify(long).length);
});

it('keeps a worker’s questions separately, and drops a discarded draft', async () => {
  const happened = recorder();
  const ofJun = streams.workerform('jun');
  const of = { kind: 'worker' as const, workerId: 'jun' };
  const events = [
    happened(
      'WorkerFormPublished',
      { workerId: 'jun', version: 1, fields: [pets], publishedAt: at(1) },
      { stream: ofJun },
    ),
    happened('FormDraftSaved', { owner: of, fields: [], savedAt: at(2) }, { stream: ofJun }),
    happened('FormDraftDiscarded', { owner: of }, { stream: ofJun }),
  ];
  const { documents } = await given(forms, events);
  expect([...documents.keys()]).toEqual([ofJun]);
  expect(documents.get(ofJun)).toMatchObject({
    published: { version: 1, fields: [pets] },
    versions: [{ version: 1 }],
    draft: null,
  });
});

it('pushes published questions to everyone, and drafts to staff only', async () => {
  const happened = recorder();
  const draft = { owner, fields: [rooms], savedAt: at(1) };
  const ofJun = { workerId: 'jun', version: 1, fields: [pets], publishedAt: at(2) };
  const { pushes } = await given(forms, [
    happened('FormDraftSaved', draft, { stream }),
    happened('BookingFormPublished', { category, version: 1, fields: [rooms], publishedAt: at(2) }, { stream }),
    happened('WorkerFormPublished', ofJun, { stream: streams.workerform('jun') }),
  ]);
  expect(pushes.map(({ event, to }) => ({ event, to }))).toEqual([
    { event: 'form:updated', to: { staff: ['catalogue.read'] } },
    { event: 'form:updated', to: 'everyone' },
    { event: 'form:updated', to: 'everyone' },
  ]);
});
