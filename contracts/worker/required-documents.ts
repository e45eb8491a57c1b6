/**
 * Required documents: each worker needs one valid document from every row. Approval, the application form, the admins' list
 * of missing items and the claims on the landing page use this table.
 */
export const requiredDocuments = {
  valid_id: ['valid_id'],
  clearance: ['nbi_clearance', 'police_clearance'],
} as const;
export type RequiredDocument = keyof typeof requiredDocuments;
export const requiredDocumentNames = ['valid_id', 'clearance'] as const satisfies readonly RequiredDocument[];
