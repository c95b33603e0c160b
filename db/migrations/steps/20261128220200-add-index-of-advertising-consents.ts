import type { QueryInterface } from 'sequelize';
import { dropIndexes, indexConcurrently } from '../sql.ts';

/** A mailing asks for the consent of each of its people. */
export const up = (context: QueryInterface) =>
  indexConcurrently(context, 'consents_to_advertising', `consents (email) where purpose = 'ADVERTISING'`);

export const down = (context: QueryInterface) => dropIndexes(context, ['consents_to_advertising']);
