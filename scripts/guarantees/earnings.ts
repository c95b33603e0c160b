/** A cause for which an account earns bonuses once, however often it is reported. */
export interface Notified {
  id: number;
  key: string;
}

/** How often the rule accrues to one account. */
export const mostOfAccount = 5;
