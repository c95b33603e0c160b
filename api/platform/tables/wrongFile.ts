import { invalid } from '../http/errors.ts';

/** A file that cannot be read, in words for whoever sent it. */
export const wrong = (message: string) => invalid({ file: message }, message);
