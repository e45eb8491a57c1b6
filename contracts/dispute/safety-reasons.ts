/** Reasons of reports about a person. */
export const safetyReasons = ['harassment', 'threat', 'theft', 'other'] as const;
export const safetyPlaces = ['booking', 'conversation', 'profile'] as const;
/** What staff did. */
export const safetyOutcomes = ['suspended', 'warned', 'no_action'] as const;
