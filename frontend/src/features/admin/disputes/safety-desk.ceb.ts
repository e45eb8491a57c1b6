import type { safetyDeskEn } from './safety-desk.en.ts';

export const safetyDeskCeb: Record<keyof typeof safetyDeskEn, string> = {
  title: 'Mga report sa tawo',
  hint: 'Unaha kini.',
  harassment: 'Panghasi',
  threat: 'Panghadlok o pagpanakit',
  theft: 'Pangawat',
  other: 'Uban pa',
  against: '{about}: {name}',
  by: 'Gi-report ni {name} sa {when}',
  booking: 'Tan-awa ang booking',
  person: 'Tan-awa si {name}',
  suspend: 'Suspendeha karon',
  suspendTitle: 'Suspendehon si {name}?',
  suspendText: 'Ma-log out dayon siya sa tanan, ug maadto sa uban ang iyang umaabot nga trabaho.',
  suspended: 'Gisuspende',
  close: 'Isira',
  closeTitle: 'Isira ang report?',
  closeText: 'Isulti kung unsay imong nakita. Mahibaloan ni {name} nga gisusi nimo, dili ang imong nakita.',
  closed: 'Sirado na',
  loadFailed: 'Dili mabasa ang mga report',
};
