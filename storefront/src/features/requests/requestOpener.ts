import { createOpener } from '../../lib/opener.ts';

export const requestOpener = createOpener('request');
