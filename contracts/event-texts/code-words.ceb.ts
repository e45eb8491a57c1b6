import type { codesEn } from './code-words.en.ts';

export const codesCeb: Record<keyof typeof codesEn, string> = {
  userType: '{userType, select, client {kliyente} worker {worker} other {admin}}',
  staffRole:
    '{role, select, owner {tag-iya} support {suporta} finance {pinansya} trust {pagsalig ug kaluwasan} other {tigsusi}}',
  language: '{language, select, en {English} fil {Filipino} other {Cebuano}}',
  contactKind: '{kind, select, email {email} other {telepono}}',
  loginKind: '{kind, select, email {email} phone {telepono} google {Google} other {passkey}}',
  provider: '{provider, select, google {Google} other {{provider}}}',
  proof:
    '{proof, select, password {password} recent_sign_in {bag-ong pag-log in} former_address {code sa kanhing contact} ' +
    'other {code sa laing contact}}',
  signInMethod:
    '{method, select, password {password} demo {demo account} registration {pag-sign up} google {Google} ' +
    'phone_code {code sa text} other {passkey}}',
  method:
    '{method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank transfer} cash {cash} other {{method}}}',
  documentKind:
    '{kind, select, valid_id {balidong ID} nbi_clearance {NBI clearance} police_clearance {police clearance} ' +
    'certificate {sertipiko} resume {résumé} document {dokumento} other {uban pa}}',
  by: '{by, select, client {kliyente} worker {worker} other {staff}}',
  against: '{against, select, client {kliyente} other {worker}}',
  asks: '{asks, select, client {kliyente} other {worker}}',
  to: '{to, select, client {kliyente} other {worker}}',
  slotReason:
    '{reason, select, cancelled {gi-cancel} acceptance_failed {wala madayon ang pagdawat} ' +
    'orphaned {walay booking para ini} other {gitanyag sa uban}}',
};
