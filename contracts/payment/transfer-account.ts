/** Where bank transfers to Suki go, as the payer reads it. */
export const transferAccount = { bank: 'BPI', account: '0012 3456 78', name: 'Suki Home Services, Inc.' } as const;
