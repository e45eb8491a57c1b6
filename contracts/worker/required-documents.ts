/**
 * Required documents of every worker, at least one valid document of each. Approval, the application form, the admins'
 * list of missing items and the claims on the landing page follow from this table.
 */
export const requiredDocuments = {
  valid_id: ['valid_id'],
  clearance: ['nbi_clearance', 'police_clearance'],
} as const;
export type RequiredDocument = keyof typeof requiredDocuments;
export const requiredDocumentNames = ['valid_id', 'clearance'] as const satisfies readonly RequiredDocument[];
