import type { StaffRole } from '#contracts/account/staff-permissions.ts';
import type { ApprovalSubject, ApprovedChange, SubjectOf } from '#contracts/approval/approval-subject.ts';
import { type SubjectValues, subjectValues } from '#contracts/approval/subject-values.ts';
import { moneyChanges, type MoneySetting } from '#contracts/platform/money-settings.ts';
import { settingNamesEn } from '#contracts/platform/setting-names.en.ts';
import type { Language } from '#contracts/roles.ts';
import { translatedTexts } from '#infra/translations/translated-texts.ts';

type Words = Record<ApprovedChange, (values: SubjectValues & { settings: string }) => string>;

const words: Record<Language, Words> = {
  en: {
    make_admin: ({ person }) => `make ${person} an admin`,
    staff_role: ({ person, role }) => `give ${person} the staff role “${role}”`,
    remove_admin: ({ person }) => `remove ${person} as admin`,
    second_factor_reset: ({ person }) => `reset two-step sign-in for ${person}`,
    number_release: ({ person }) => `release the number of ${person} for its new owner`,
    number_confirm: ({ person }) => `let ${person}, whose ID was checked, log in by text again`,
    refund: ({ person, amount, code }) => `refund ${amount} to ${person} for ${code}`,
    waiver: ({ person, amount, code }) => `waive ${amount} of ${code} for ${person}`,
    money_settings: ({ settings }) => `change money settings (${settings})`,
    system_reset: () => 'reset the platform: bookings, money, chats and requests for help would start over',
    suspend_worker: ({ person, count }) => `suspend ${person}, who has ${count} open ${count === 1 ? 'job' : 'jobs'}`,
  },
  fil: {
    make_admin: ({ person }) => `gawing admin si ${person}`,
    staff_role: ({ person, role }) => `ibigay kay ${person} ang tungkuling “${role}”`,
    remove_admin: ({ person }) => `alisin si ${person} bilang admin`,
    second_factor_reset: ({ person }) => `i-reset ang dalawang-hakbang na pag-log in ni ${person}`,
    number_release: ({ person }) => `alisin ang numero ni ${person} para sa bagong may-ari`,
    number_confirm: ({ person }) => `papasukin ulit sa text si ${person}, na natiyak na ang ID`,
    refund: ({ person, amount, code }) => `i-refund kay ${person} ang ${amount} para sa ${code}`,
    waiver: ({ person, amount, code }) => `huwag nang singilin si ${person} ng ${amount} para sa ${code}`,
    money_settings: ({ settings }) => `baguhin ang mga setting ng pera (${settings})`,
    system_reset: () => 'i-reset ang platform: magsisimulang muli ang mga booking, pera, chat, at hiling ng tulong',
    suspend_worker: ({ person, count }) => `suspindihin si ${person}, na may ${count} bukas na trabaho`,
  },
  ceb: {
    make_admin: ({ person }) => `himoong admin si ${person}`,
    staff_role: ({ person, role }) => `ihatag kang ${person} ang papel nga “${role}”`,
    remove_admin: ({ person }) => `kuhaon si ${person} isip admin`,
    second_factor_reset: ({ person }) => `i-reset ang duha ka lakang nga pag-log in ni ${person}`,
    number_release: ({ person }) => `kuhaon ang numero ni ${person} para sa bag-ong tag-iya`,
    number_confirm: ({ person }) => `pasudlon pag-usab pinaagi sa text si ${person}, kinsang ID natan-aw na`,
    refund: ({ person, amount, code }) => `iuli kang ${person} ang ${amount} para sa ${code}`,
    waiver: ({ person, amount, code }) => `dili na pabayron si ${person} og ${amount} para sa ${code}`,
    money_settings: ({ settings }) => `usbon ang mga setting sa kwarta (${settings})`,
    system_reset: () => 'i-reset ang platform: magsugod pag-usab ang mga booking, kwarta, chat, ug hangyo og tabang',
    suspend_worker: ({ person, count }) => `suspindehon si ${person}, nga naay ${count} ka bukas nga trabaho`,
  },
};

const settingNames: Record<Language, Record<MoneySetting, string>> = {
  en: settingNamesEn,
  fil: translatedTexts('fil', settingNamesEn, 'contracts/platform/setting-names'),
  ceb: translatedTexts('ceb', settingNamesEn, 'contracts/platform/setting-names'),
};

const roleNames: Record<Language, Record<StaffRole, string>> = {
  en: { owner: 'owner', support: 'support', finance: 'finance', trust: 'trust and safety', auditor: 'auditor' },
  fil: {
    owner: 'may-ari',
    support: 'suporta',
    finance: 'pananalapi',
    trust: 'tiwala at kaligtasan',
    auditor: 'tagasuri',
  },
  ceb: {
    owner: 'tag-iya',
    support: 'suporta',
    finance: 'pananalapi',
    trust: 'pagsalig ug kaluwasan',
    auditor: 'tigsusi',
  },
};

/** Phrase for a mail's sentence, such as "make Mia Cruz an admin". */
export function changePhrase(subject: ApprovalSubject, language: Language): string {
  const settings = subject.change === 'money_settings' ? settingsWords(subject, language) : '';
  const role = subject.change === 'staff_role' ? roleNames[language][subject.staffRole] : '';
  return words[language][subject.change]({ ...subjectValues(subject), settings, role });
}

/** "Commission, 12% → 15%" */
function settingsWords({ before, after }: SubjectOf<'money_settings'>, language: Language): string {
  const changes = moneyChanges(before, after);
  return changes.map(({ name, from, to }) => `${settingNames[language][name]}, ${from} → ${to}`).join('; ');
}
