/** Where a certificate is checked by whoever holds its paper. */
export const certificatePath = (code: string): string => `/certificates/${code}`;
