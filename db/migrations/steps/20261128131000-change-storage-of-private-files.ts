import type { QueryInterface } from 'sequelize';

/** A file is read by slices: a compressed one would be unpacked as a whole for each. Files of before stay as they are. */
export const up = (context: QueryInterface) =>
  context.sequelize.query('alter table private_files alter column bytes set storage external');

export const down = (context: QueryInterface) =>
  context.sequelize.query('alter table private_files alter column bytes set storage extended');
