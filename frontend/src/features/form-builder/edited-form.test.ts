import { describe, expect, it } from 'vitest';
import { type EditedForm, editedFrom, editForm, type FormEdit } from './edited-form.ts';
import { newField } from './new-field.ts';

const [rooms, pets, gate] = [newField('number', 'rooms'), newField('yes_no', 'pets'), newField('text', 'gate')];

function after(...edits: FormEdit[]): EditedForm {
  return edits.reduce(editForm, editedFrom([rooms, pets, gate]));
}

const idsOf = ({ fields }: EditedForm) => fields.map(({ id }) => id);

describe('edited form', () => {
  it('adds a question at the end or at a position', () => {
    const field = newField('photo', 'leak');
    expect(idsOf(after({ kind: 'add', field }))).toEqual(['rooms', 'pets', 'gate', 'leak']);
    expect(idsOf(after({ kind: 'add', field, at: 1 }))).toEqual(['rooms', 'leak', 'pets', 'gate']);
  });

  it('moves a question up and down only', () => {
    expect(idsOf(after({ kind: 'move', id: 'gate', to: 0 }))).toEqual(['gate', 'rooms', 'pets']);
    expect(idsOf(after({ kind: 'move', id: 'rooms', to: 2 }))).toEqual(['pets', 'gate', 'rooms']);
    for (const to of [-1, 3]) expect(after({ kind: 'move', id: 'rooms', to })).toEqual(after());
    expect(after({ kind: 'move', id: 'nobody', to: 0 })).toEqual(after());
  });

  it('undoes change by change, with continued typing in one question as one change', () => {
    const typed = after(
      { kind: 'remove', id: 'pets' },
      { kind: 'replace', field: { ...gate, label: { en: 'G' } } },
      { kind: 'replace', field: { ...gate, label: { en: 'Gate' } } },
    );
    expect(typed.fields.at(-1)?.label.en).toBe('Gate');
    const once = editForm(typed, { kind: 'undo' });
    expect(once.fields.at(-1)?.label.en).toBe('');
    expect(idsOf(editForm(once, { kind: 'undo' }))).toEqual(['rooms', 'pets', 'gate']);
    expect(editForm(after(), { kind: 'undo' })).toEqual(after());
    const restored = after({ kind: 'restore', fields: [gate] });
    expect(idsOf(restored)).toEqual(['gate']);
    expect(idsOf(editForm(restored, { kind: 'undo' }))).toEqual(['rooms', 'pets', 'gate']);
  });

  it('starts over without history', () => {
    expect(after({ kind: 'remove', id: 'pets' }, { kind: 'start', fields: [gate] })).toEqual(editedFrom([gate]));
  });
});
