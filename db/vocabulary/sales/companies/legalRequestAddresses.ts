/** The page of a request, and of one place of it, each opened by its secret. */
export const legalRequestPage = '/legal-request';
export const legalRequestLink = ({ token }: { token: string }): string => `${legalRequestPage}/${token}`;
export const seatCodeLink = ({ code }: { code: string }): string => `${legalRequestPage}/seat/${code}`;
