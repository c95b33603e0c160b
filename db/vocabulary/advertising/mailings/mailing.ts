/** Visits from a mailing name it in their campaign, by this and its id. */
export const campaignPrefix = 'mailing-';

/** How far the sending of an approved mailing is. */
export const sendings = {
  NONE: 'Не назначена',
  SCHEDULED: 'Назначена',
  RUNNING: 'Идёт',
  PAUSED: 'Приостановлена',
  DONE: 'Завершена',
  STOPPED: 'Остановлена',
} as const;
export type Sending = keyof typeof sendings;

/** The outcome of the letter to one person; the last four are final. */
export const recipientStates = ['QUEUED', 'SENDING', 'SENT', 'FAILED', 'BOUNCED', 'SKIPPED'] as const;
export type RecipientState = (typeof recipientStates)[number];

export const skippedBecause = ['SUPPRESSED', 'CONSENT', 'FREQUENCY', 'STOPPED'] as const;
export type SkippedBecause = (typeof skippedBecause)[number];

export const blockKinds = {
  heading: 'Заголовок',
  text: 'Текст',
  button: 'Кнопка',
  course: 'Курс',
  divider: 'Черта',
} as const;
export type BlockKind = keyof typeof blockKinds;

/** A part of a letter; `kind` says which of the others it has. */
export interface MailingBlock {
  kind: BlockKind;
  text?: string | null;
  url?: string | null;
  prod_id?: number | null;
}

/** Whom a mailing is for; an empty list leaves nobody out. */
export interface MailingAudience {
  cities: string[];
  specializations: number[];
  interests: string[];
}

export const mailingLimits = {
  subject: 120,
  preheader: 150,
  from_name: 60,
  blocks: 30,
  heading: 200,
  text: 3000,
  button: 60,
  url: 1000,
  cities: 50,
  specializations: 30,
  interests: 20,
  interest: 60,
  /** Fewer people could be recognised by what they have in common. */
  leastPeople: 100,
  /** An advertiser sees and pays for a multiple of it, rounded down. */
  soldBy: 50,
  /** Of one centre. */
  draftsAtMost: 50,
  waitingAtMost: 5,
  leastDaysAhead: 2,
  mostDaysAhead: 90,
  cancelHours: 24,
  /** A paused order goes on within so many days of its own: its words may speak of that day. */
  resumedDays: 3,
  /** After them an order that has not begun is over, and its money returns. */
  unstartedDays: 7,
  /** Advertising letters to one person within seven days. */
  advertsInWeek: 2,
  /** Letters that did not arrive, of those with an outcome: then the mailing is paused. */
  pausedAtPercent: { bounced: 5, failed: 10 },
  /** Outcomes before these shares say anything. */
  leastOutcomes: 20,
} as const;

export const minutesBetweenTries = [1, 2, 5, 10, 15, 30, 60, 120, 240, 480, 720] as const;
