import type { ApprovalSubject, SubjectOf } from '#contracts/approval/approval-subject.ts';
import { subjectValues } from '#contracts/approval/subject-values.ts';
import { moneyChanges } from '#contracts/platform/money-settings.ts';
import { settingNamesEn } from '#contracts/platform/setting-names.en.ts';
import type { Language } from '#contracts/roles.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { changePhraseEn } from './change-phrase.en.ts';

const words = inEveryLanguage(changePhraseEn, 'command-api/approval/change-phrase');

const settingNames = inEveryLanguage(settingNamesEn, 'contracts/platform/setting-names');

/** Phrase for a mail's sentence, such as "make Mia Cruz an admin". */
export function changePhrase(subject: ApprovalSubject, language: Language): string {
  const settings = subject.change === 'money_settings' ? settingsWords(subject, language) : '';
  const role = subject.change === 'staff_role' ? words[language][`role_${subject.staffRole}`] : '';
  return sayAsGiven(words[language][subject.change], { ...subjectValues(subject), settings, role });
}

/** "Commission, 12% → 15%" */
function settingsWords({ before, after }: SubjectOf<'money_settings'>, language: Language): string {
  const changes = moneyChanges(before, after);
  return changes.map(({ name, from, to }) => `${settingNames[language][name]}, ${from} → ${to}`).join('; ');
}
