/** A cause for which an account is to be thanked, however often it is told. */
export interface Notified {
  id: number;
  key: string;
}

/** How often the rule thanks an account. */
export const mostOfAccount = 5;
