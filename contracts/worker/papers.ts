/**
 * What a paper proves and for how long. Everything that depends on the day is computed from the day asked about: nothing has
 * to happen for a paper to run out (docs/decisions/checked-papers.md).
 */

export const paperKinds = ['valid_id', 'nbi_clearance', 'police_clearance', 'certificate', 'other'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Clearances always say until when they hold; the national ID doesn't, a passport or a driver's licence does. */
export const expiryOfKind: Record<PaperKind, 'required' | 'optional' | 'none'> = {
  valid_id: 'optional',
  nbi_clearance: 'required',
  police_clearance: 'required',
  certificate: 'optional',
  other: 'none',
};

/**
 * What an admin found when they looked at it. `expiresOn`: the last Manila day on which it holds. `revoked`: it had
 * been approved before.
 */
export type PaperCheck =
  | { outcome: 'approved'; kind: PaperKind; checkedAt: string; expiresOn: string | null }
  | { outcome: 'refused'; kind: string; checkedAt: string; reason: string; revoked: boolean };

/** `kind`: what the worker called it, which may be anything. */
export type Paper = { kind: string; check: PaperCheck | null };

export const paperStates = ['waiting', 'approved', 'refused', 'expired'] as const;
export type PaperState = (typeof paperStates)[number];

/** `today`: a Manila day. */
export function paperState({ check }: Pick<Paper, 'check'>, today: string): PaperState {
  if (!check) return 'waiting';
  if (check.outcome === 'refused') return 'refused';
  return hasExpired(check.expiresOn, today) ? 'expired' : 'approved';
}

/** What it is: as an admin found, else as the worker called it. */
export function kindOfPaper({ kind, check }: Paper): string {
  return check?.kind ?? kind;
}

export function hasExpired(expiresOn: string | null, today: string): boolean {
  return expiresOn !== null && expiresOn < today;
}

type Approved = { kind: PaperKind; expiresOn: string | null; checkedAt: string };
type Refused = { kind: string; reason: string; checkedAt: string };

export function afterApproval({ kind, expiresOn, checkedAt }: Approved): PaperCheck {
  return { outcome: 'approved', kind, expiresOn, checkedAt };
}

export function afterRefusal({ kind, reason, checkedAt }: Refused, before: PaperCheck | null): PaperCheck {
  return {
    outcome: 'refused',
    kind,
    reason,
    checkedAt,
    revoked: before !== null && (before.outcome === 'approved' || before.revoked),
  };
}

/** One part of the badge. */
export type CheckedPaper = { kind: PaperKind; checkedAt: string; expiresOn: string | null };

/** What the badge may say on that day: of each kind the paper that holds longest. Papers without a kind prove nothing to a client. */
export function checkedPapers(papers: readonly Paper[], today: string): CheckedPaper[] {
  const approved = papers.flatMap(({ check }) =>
    check?.outcome === 'approved' && !hasExpired(check.expiresOn, today) ? [check] : [],
  );
  return paperKinds
    .filter((kind) => kind !== 'other')
    .flatMap((kind) => {
      const [best] = approved
        .filter((check) => check.kind === kind)
        .sort((one, other) => (holdsUntil(one) < holdsUntil(other) ? 1 : -1));
      return best ? [{ kind, checkedAt: best.checkedAt, expiresOn: best.expiresOn }] : [];
    });
}

/** After every day that callers may name. */
const FOR_EVER = '9999-12-31';

function holdsUntil({ expiresOn, checkedAt }: CheckedPaper): string {
  return `${expiresOn ?? FOR_EVER} ${checkedAt}`;
}

/**
 * Whose checked ID has run out, or was taken back, gets no new jobs until another one is checked. Whoever was approved before
 * papers were checked one by one never had a checked ID, and goes on.
 */
export function lacksCheckedId(papers: readonly Paper[], today: string): boolean {
  const ids = papers.filter((paper) => paper.check?.kind === 'valid_id');
  const hadOne = ids.some(({ check }) => check?.outcome === 'approved' || check?.revoked === true);
  return hadOne && !ids.some((paper) => paperState(paper, today) === 'approved');
}
