import type { NewLetter } from './letters.ts';

/** A letter about a centre to one of its members. */
export const centerLetter = (
  to: string,
  { id }: { id: number },
  kind: string,
  subject: string,
  paragraphs: readonly string[],
): NewLetter => ({
  ...{ to, kind, subject, resource: 'centers', record_id: id },
  text: ['Здравствуйте!', ...paragraphs, 'Команда «Одонты»'].join('\n\n'),
});
