import { createOpener } from '../../../islands/opener.ts';

/** Opened by a button (`open`), or by the link of a letter: `code:` of a participant, `mine:` key of one’s own review. */
export const reviewOpener = createOpener('review');

export type Opened = { by: 'button' } | { by: 'code'; secret: string } | { by: 'mine'; secret: string };

export function openedBy(from: string): Opened {
  const [by, secret = ''] = from.split(':', 2);
  return by === 'code' || by === 'mine' ? { by, secret } : { by: 'button' };
}
