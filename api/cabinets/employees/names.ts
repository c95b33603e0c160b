import type { OrderParticipant } from '@odonta/db/models';
import { nameKeyOf, plainText } from '@odonta/db/vocabulary/personName.ts';

type Named = Pick<OrderParticipant, 'last_name' | 'first_name' | 'middle_name'>;

export const fullName = (who: Named): string => `${nameKeyOf(who)}\n${plainText(who.middle_name)}`;
