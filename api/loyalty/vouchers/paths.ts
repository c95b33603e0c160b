/** The page where vouchers are bought, and where a buyer follows his own. */
export const vouchersPath = '/voucher';
export const voucherPath = (token: string): string => `/payment/voucher/${token}`;
