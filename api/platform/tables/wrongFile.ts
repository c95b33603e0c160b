import { invalid } from '../http/errors.ts';

/** An unreadable file, in words for its sender. */
export const wrong = (message: string) => invalid({ file: message }, message);
