import { describe, expect, it } from 'vitest';
import {
  afterApproval,
  afterRefusal,
  checkedDocuments,
  hasNoValidId,
  type DocumentToCheck,
  type DocumentKind,
  documentProblem,
  documentState,
  lackedDocuments,
} from './documents.ts';

const checkedAt = '2026-11-12T02:00:00.000Z';
const approved = (kind: DocumentKind, expiresOn: string | null): DocumentToCheck => ({
  kind: 'document',
  check: afterApproval({ kind, expiresOn, checkedAt }),
});
const refused = (before: DocumentToCheck): DocumentToCheck => ({
  kind: before.kind,
  check: afterRefusal({ kind: 'valid_id', reason: 'Blurred', checkedAt }, before.check),
});
const waiting: DocumentToCheck = { kind: 'valid_id', check: null };

describe('a document', () => {
  it('is valid until the end of its last day', () => {
    expect(documentState(approved('valid_id', '2026-12-10'), '2026-12-10')).toBe('approved');
    expect(documentState(approved('valid_id', '2026-12-10'), '2026-12-11')).toBe('expired');
    expect(documentState(approved('valid_id', null), '2099-12-11')).toBe('approved');
    expect([waiting, refused(waiting)].map((document) => documentState(document, '2026-12-10'))).toEqual([
      'waiting',
      'refused',
    ]);
  });
});

describe('the badge', () => {
  it('lists checked documents with their dates, without unchecked and expired ones', () => {
    const documents = [
      waiting,
      approved('other', null),
      approved('resume', null),
      approved('nbi_clearance', '2026-12-10'),
      approved('valid_id', null),
      refused(waiting),
    ];
    expect(checkedDocuments(documents, '2026-12-10')).toEqual([
      { kind: 'valid_id', checkedAt, expiresOn: null },
      { kind: 'nbi_clearance', checkedAt, expiresOn: '2026-12-10' },
    ]);
    expect(checkedDocuments(documents, '2026-12-11')).toEqual([{ kind: 'valid_id', checkedAt, expiresOn: null }]);
    expect(checkedDocuments([], '2026-12-11')).toEqual([]);
  });

  it('uses the document with the longest validity', () => {
    expect(
      checkedDocuments(
        [approved('valid_id', '2026-12-10'), approved('valid_id', '2030-01-01'), approved('valid_id', '2027-01-01')],
        '2026-12-01',
      ),
    ).toMatchObject([{ expiresOn: '2030-01-01' }]);
  });
});

describe('new jobs', () => {
  it('stop when the checked ID expired or was revoked, until another one is checked', () => {
    const old = approved('valid_id', '2026-12-10');
    expect(hasNoValidId([old], '2026-12-10')).toBe(false);
    expect(hasNoValidId([old], '2026-12-11')).toBe(true);
    expect(hasNoValidId([old, waiting], '2026-12-11')).toBe(true);
    expect(hasNoValidId([old, approved('valid_id', null)], '2026-12-11')).toBe(false);
    expect(hasNoValidId([refused(old)], '2026-12-01')).toBe(true);
  });

  it('continue for workers who never had a checked ID, even with other expired documents', () => {
    expect(hasNoValidId([], '2026-12-11')).toBe(false);
    expect(hasNoValidId([waiting, refused(waiting), approved('nbi_clearance', '2020-01-01')], '2026-12-11')).toBe(
      false,
    );
  });
});

describe('required documents', () => {
  const id = approved('valid_id', null);
  const due = { dueOn: '2026-12-10', stage: 'asked' } as const;

  it('are an ID and a clearance of either kind, each checked and valid on that day', () => {
    expect(lackedDocuments([], '2026-12-10')).toEqual(['valid_id', 'clearance']);
    expect(lackedDocuments([id, approved('nbi_clearance', '2026-12-10')], '2026-12-10')).toEqual([]);
    expect(lackedDocuments([id, approved('nbi_clearance', '2026-12-10')], '2026-12-11')).toEqual(['clearance']);
    expect(lackedDocuments([waiting, approved('police_clearance', '2027-01-01')], '2026-12-10')).toEqual(['valid_id']);
  });

  it('block new jobs from the day after the deadline until they are checked', () => {
    const on = (day: string, documents = [id]) => documentProblem({ documents, documentsDue: due }, day);
    expect([on('2026-12-10'), on('2026-12-11')]).toEqual([null, 'documents_due']);
    expect(on('2026-12-11', [id, approved('police_clearance', '2027-01-01')])).toBeNull();
    expect(documentProblem({ documents: [id], documentsDue: null }, '2026-12-11')).toBeNull();
  });
});
