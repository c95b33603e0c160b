/** States of the scan of an agent's report that its centre has signed. */
export const signedActStates = {
  RECEIVED: 'Скан на проверке',
  RETURNED: 'Скан возвращён центру',
  ACCEPTED: 'Подписанный акт принят',
} as const;
export type SignedActState = keyof typeof signedActStates;

/** As lists look for them. A payout lacks its act also while a returned scan has not been sent again, or its report is made anew. */
export const actFilters = { MISSING: 'Нет подписанного акта', ...signedActStates } as const;
export type ActFilter = keyof typeof actFilters;

/** Days for which a returned scan is kept. */
export const returnedActDays = 365;
