import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** No page shows the roles of staff. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    'drop trigger if exists report_change on user_roles; drop function if exists report_change_of_user_roles()',
  );

/** The former version makes its functions itself. */
export const down = () => Promise.resolve();
