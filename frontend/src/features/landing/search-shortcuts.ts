/** What the hero offers to look for by one press; each is a text of landing.*.ts. */
export const searchShortcuts = ['cleaning', 'handyman', 'plumbing', 'electrical'] as const;
