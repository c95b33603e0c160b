/** The year this product began, so that the numbers of edits stay small. */
const firstEdit = Date.UTC(2026, 0, 1) / 1000;
/** Rises with each edit and never falls, so that calendars take the new date for the newer one. */
export const editNumber = (date_edit: number): number => Math.max(0, date_edit - firstEdit);
