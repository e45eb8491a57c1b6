/** Texts for codes that several events have: message fragments, selected by the event field of the same name. */
export const codesEn = {
  userType: '{userType, select, client {client} worker {worker} other {admin}}',
  staffRole:
    '{role, select, owner {owner} support {support} finance {finance} trust {trust and safety} other {auditor}}',
  language: '{language, select, en {English} fil {Filipino} other {Cebuano}}',
  contactKind: '{kind, select, email {email} other {phone}}',
  loginKind: '{kind, select, email {email} phone {phone} google {Google} other {passkey}}',
  provider: '{provider, select, google {Google} other {{provider}}}',
  proof:
    '{proof, select, password {password} recent_sign_in {recent sign in} former_address {former address} ' +
    'other {other contact}}',
  signInMethod:
    '{method, select, password {password} demo {demo} registration {registration} google {Google} ' +
    'phone_code {phone code} other {passkey}}',
  method:
    '{method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank transfer} cash {cash} other {{method}}}',
  documentKind:
    '{kind, select, valid_id {valid ID} nbi_clearance {NBI clearance} police_clearance {police clearance} ' +
    'certificate {certificate} resume {résumé} document {document} other {{kind}}}',
  by: '{by, select, client {client} worker {worker} other {staff}}',
  against: '{against, select, client {client} other {worker}}',
  asks: '{asks, select, client {client} other {worker}}',
  to: '{to, select, client {client} other {worker}}',
  slotReason:
    '{reason, select, cancelled {cancelled} acceptance_failed {acceptance failed} orphaned {orphaned} other {reopened}}',
};
