import { createOpener } from '../../../../islands/opener.ts';

export const joinOpener = createOpener('waitlist');
