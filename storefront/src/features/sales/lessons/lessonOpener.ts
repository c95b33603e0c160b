import { createOpener } from '../../../islands/opener.ts';

/** Opened from the button of a slot, whose number is its name. */
export const lessonOpener = createOpener('lesson');
