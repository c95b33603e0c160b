import type { QueryInterface } from 'sequelize';
import { addIndexes, dropIndexes } from '../sql.ts';

const indexes = {
  payouts_by_act: 'payouts (act_state, id desc) where act_state is not null',
  payouts_by_act_file: 'payouts (act_file_id) where act_file_id is not null',
};

export const up = (context: QueryInterface) => addIndexes(context, indexes);

export const down = (context: QueryInterface) => dropIndexes(context, Object.keys(indexes));
