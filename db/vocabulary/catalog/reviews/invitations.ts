/** Days after the end of a course until its participants are invited to review it. */
export const invitedAfterDays = 2;
/** A course that ended longer ago is not asked about any more: a letter would only surprise. */
export const invitedNoLaterThanDays = 16;
/** Days after the invitation until the one reminder, and when it is too late for that. */
export const remindedAfterDays = 5;
export const remindedNoLaterThanDays = 12;
