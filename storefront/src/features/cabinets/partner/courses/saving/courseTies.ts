import type { EditedProd } from '@odonta/api/contract';
import { withCompanions } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import type { Ties } from '../../editor/saving/ties.ts';

/** Price options get their numbers from the server: without them a later save would make them anew. */
export const courseTies: Ties<EditedProd> = {
  withCompanions,
  withAnswered(fields, { prices: known }) {
    if (!fields.prices) return fields;
    const prices = fields.prices.map((option, place) => {
      const id = known[place]?.type === option.type ? known[place]?.id : undefined;
      return option.id === undefined && id !== undefined ? { ...option, id } : option;
    });
    return { ...fields, prices };
  },
};
