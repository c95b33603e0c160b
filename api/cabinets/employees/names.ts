import type { OrderParticipant } from '@odonta/db/models';

type Named = Pick<OrderParticipant, 'last_name' | 'first_name' | 'middle_name'>;

/** Names and addresses in a form for comparison: without case, «ё» and spaces. */
export const plain = (text: string | null): string =>
  (text ?? '').toLowerCase().replaceAll('ё', 'е').split(/\s+/u).filter(Boolean).join(' ');

export const shortName = ({ last_name, first_name }: Omit<Named, 'middle_name'>): string =>
  `${plain(last_name)}\n${plain(first_name)}`;

export const fullName = (who: Named): string => `${shortName(who)}\n${plain(who.middle_name)}`;
