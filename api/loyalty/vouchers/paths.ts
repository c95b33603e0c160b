/** Where a certificate is bought, and where its buyer sees what became of it. */
export const vouchersPath = '/voucher';
export const voucherPath = (token: string): string => `/payment/voucher/${token}`;
