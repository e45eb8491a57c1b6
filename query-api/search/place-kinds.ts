/** Words for kinds of places. */
export const placeKinds: ReadonlySet<string> = new Set(
  'barangay brgy bgy brg city municipality town province lungsod bayan siyudad syudad dakbayan of the ng sa'.split(' '),
);
