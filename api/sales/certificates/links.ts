/** The verification page of a certificate. */
export const certificatePath = (code: string): string => `/certificates/${code}`;
