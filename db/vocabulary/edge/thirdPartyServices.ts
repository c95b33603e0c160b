/** A third-party script that public pages load once the visitor has agreed. */
export interface ThirdPartyScript {
  script: string;
  /** Every origin it talks to, its own first. */
  origins: readonly string[];
}

/** Each is there only if the operator configured it. */
export interface ThirdPartyServices {
  metrika: (ThirdPartyScript & { id: number }) | null;
  chat: ThirdPartyScript | null;
}

/** Counted from the start of the page. */
export const chatDelayMs = 5000;

const conversionGoals = ['request_sent', 'question_sent', 'review_sent'] as const;
export type ConversionGoal = (typeof conversionGoals)[number];
