/** Search shortcuts of the hero; each is a key of landing.*.ts. */
export const searchShortcuts = ['cleaning', 'handyman', 'plumbing', 'electrical'] as const;
