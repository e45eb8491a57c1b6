import type { Language } from '#contracts/roles.ts';

type Words = { subject: string; text: string; closing: string; short: (count: number) => string };

const words: Record<Language, Words> = {
  en: {
    subject: 'Your upcoming jobs on Suki go to other workers',
    text: 'While your account is suspended you can’t take jobs, so we’ve offered these to others:',
    closing: 'Please don’t go there. Their clients know. If you think we’re wrong, write to us under Contact in Suki.',
    short: (count) =>
      `Your Suki account is suspended. ${count === 1 ? 'Your upcoming job is' : `Your ${count} upcoming jobs are`} ` +
      `offered to others; the clients know. Please don't go there.`,
  },
  fil: {
    subject: 'Mapupunta sa ibang worker ang mga susunod mong trabaho sa Suki',
    text: 'Habang suspendido ang account mo, hindi ka makakatanggap ng trabaho, kaya inialok namin sa iba ang mga ito:',
    closing:
      'Huwag ka nang pumunta roon. Alam na ito ng mga kliyente. Kung sa tingin mo ay nagkamali kami, sumulat sa ' +
      'amin sa Contact sa Suki.',
    short: (count) =>
      `Suspendido ang Suki account mo. Inialok na sa iba ang ${count === 1 ? 'susunod' : `${count} susunod`} ` +
      'mong trabaho; alam na ng kliyente. Huwag ka nang pumunta roon.',
  },
  ceb: {
    subject: 'Mapunta sa ubang worker ang imong mga umaabot nga trabaho sa Suki',
    text: 'Samtang suspendido ang imong account, dili ka makadawat og trabaho, busa gitanyag namo sa uban kini:',
    closing:
      'Ayaw na og adto didto. Nahibalo na ang mga kliyente. Kung sa imong tan-aw nasayop mi, sulati mi sa Kontaka ' +
      'mi sa Suki.',
    short: (count) =>
      'Suspendido ang imong Suki account. Gitanyag na sa uban ang ' +
      `${count === 1 ? 'umaabot' : `${count} ka umaabot`} nimong trabaho; nahibalo na ang kliyente. Ayaw na og ` +
      'adto didto.',
  },
};

type Message = { to: string; language: Language; /** Each in a line. */ jobs: readonly string[] };

export function lostJobsMail({ to, language, jobs }: Message) {
  const { subject, text, closing } = words[language];
  return { to, subject, text: `${text}\n\n${jobs.map((job) => `- ${job}`).join('\n')}\n\n${closing}` };
}

export function lostJobsText({ to, language, jobs }: Message) {
  return { to, text: words[language].short(jobs.length) };
}
