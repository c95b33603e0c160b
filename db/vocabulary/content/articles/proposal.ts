import { below } from '../../addresses.ts';
import { afterWorkingMinutes } from '../../workingTime.ts';

/** Articles that a lecturer may have written and not published. */
export const proposalsAtMost = 20;

/** An editor answers a proposal within five working days, in minutes. */
export const proposalMinutes = 5 * 9 * 60;

/** The moment by which a proposal that was sent then is answered. */
export const answerBy = (submitted_at: number): number => afterWorkingMinutes(submitted_at, proposalMinutes);

/** Smaller covers look poor at the head of a page, in pixels. */
export const articleCoverAtLeast = { width: 1200, height: 630 };

/** The editor of an article in its lecturer's cabinet, at a field if one is named. */
export const ownArticlePath = (id: number, field?: string) =>
  `${below.lkArticles}${id}${field ? `#${field}` : ''}`;
