import { createOpener } from '../../../islands/opener.ts';

export const requestOpener = createOpener('request');
