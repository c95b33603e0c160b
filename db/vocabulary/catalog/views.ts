/** The steps of a visitor that his browser reports; a file of its own, for every page of the site loads it. */
export const viewSteps = ['shown', 'opened', 'forms'] as const;
export type ViewStep = (typeof viewSteps)[number];

/** Courses in one report. */
export const viewsAtOnce = 60;

/** Weeks that are kept besides the present one. */
export const viewsKept = 104;

/** How long and how much of a card must be on the screen to count as shown: as of a banner. */
export const cardView = { part: 0.5, ms: 1000 } as const;
