/** Words that say what kind of place is meant, and not which. */
export const placeKinds: ReadonlySet<string> = new Set(
  'barangay brgy bgy brg city municipality town province lungsod bayan siyudad syudad dakbayan of the ng sa'.split(' '),
);
