/**
 * What Suki says of every worker is what was checked: of each of these one document that holds. Approval, the application
 * form, the admins' list of what is missing and the claims on the landing page follow from this table.
 */
export const requiredDocuments = {
  valid_id: ['valid_id'],
  clearance: ['nbi_clearance', 'police_clearance'],
} as const;
export type RequiredDocument = keyof typeof requiredDocuments;
export const requiredDocumentNames = ['valid_id', 'clearance'] as const satisfies readonly RequiredDocument[];
