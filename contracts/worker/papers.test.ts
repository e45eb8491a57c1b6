import { describe, expect, it } from 'vitest';
import {
  afterApproval,
  afterRefusal,
  checkedPapers,
  lacksCheckedId,
  type Paper,
  type PaperKind,
  paperState,
} from './papers.ts';

const checkedAt = '2026-11-12T02:00:00.000Z';
const approved = (kind: PaperKind, expiresOn: string | null): Paper => ({
  kind: 'document',
  check: afterApproval({ kind, expiresOn, checkedAt }),
});
const refused = (before: Paper): Paper => ({
  kind: before.kind,
  check: afterRefusal({ kind: 'valid_id', reason: 'Blurred', checkedAt }, before.check),
});
const waiting: Paper = { kind: 'valid_id', check: null };

describe('a paper', () => {
  it('holds to the end of its last day', () => {
    expect(paperState(approved('valid_id', '2026-12-10'), '2026-12-10')).toBe('approved');
    expect(paperState(approved('valid_id', '2026-12-10'), '2026-12-11')).toBe('expired');
    expect(paperState(approved('valid_id', null), '2099-12-11')).toBe('approved');
    expect([waiting, refused(waiting)].map((paper) => paperState(paper, '2026-12-10'))).toEqual(['waiting', 'refused']);
  });
});

describe('the badge', () => {
  it('says what was checked and when, and nothing that was not or has run out', () => {
    const papers = [
      waiting,
      approved('other', null),
      approved('nbi_clearance', '2026-12-10'),
      approved('valid_id', null),
      refused(waiting),
    ];
    expect(checkedPapers(papers, '2026-12-10')).toEqual([
      { kind: 'valid_id', checkedAt, expiresOn: null },
      { kind: 'nbi_clearance', checkedAt, expiresOn: '2026-12-10' },
    ]);
    expect(checkedPapers(papers, '2026-12-11')).toEqual([{ kind: 'valid_id', checkedAt, expiresOn: null }]);
    expect(checkedPapers([], '2026-12-11')).toEqual([]);
  });

  it('is of the paper that holds longest', () => {
    expect(
      checkedPapers(
        [approved('valid_id', '2026-12-10'), approved('valid_id', '2030-01-01'), approved('valid_id', '2027-01-01')],
        '2026-12-01',
      ),
    ).toMatchObject([{ expiresOn: '2030-01-01' }]);
  });
});

describe('new jobs', () => {
  it('stop when the checked ID has run out or was taken back, until another one is checked', () => {
    const old = approved('valid_id', '2026-12-10');
    expect(lacksCheckedId([old], '2026-12-10')).toBe(false);
    expect(lacksCheckedId([old], '2026-12-11')).toBe(true);
    expect(lacksCheckedId([old, waiting], '2026-12-11')).toBe(true);
    expect(lacksCheckedId([old, approved('valid_id', null)], '2026-12-11')).toBe(false);
    expect(lacksCheckedId([refused(old)], '2026-12-01')).toBe(true);
  });

  it('go on for who never had a checked ID, whatever else has run out', () => {
    expect(lacksCheckedId([], '2026-12-11')).toBe(false);
    expect(lacksCheckedId([waiting, refused(waiting), approved('nbi_clearance', '2020-01-01')], '2026-12-11')).toBe(
      false,
    );
  });
});
