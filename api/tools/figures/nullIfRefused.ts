import { DatabaseError } from 'sequelize';
import { log } from '../../platform/log.ts';

/**
 * Null where the database refuses this one statement, such as a count behind a locked table: the counts beside it are
 * still worth showing. Without a connection none of them would come, and the request fails at once.
 */
export async function nullIfRefused<T>(queue: string, counting: Promise<T>): Promise<T | null> {
  try {
    return await counting;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    log.error({ err: error, queue }, 'a queue could not be counted');
    return null;
  }
}
