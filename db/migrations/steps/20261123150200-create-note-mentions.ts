import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table note_mentions (
      note_id integer not null references notes on delete cascade,
      user_id integer not null references users on delete cascade,
      primary key (note_id, user_id)
    );
    create index note_mentions_of_user on note_mentions (user_id);
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table note_mentions;');
