import { type CreationOptional, DataTypes, Op, type Transaction } from 'sequelize';
import { id, moment, numberFromDecimal } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** The platform's percentage of a centre's sales, and its start. Triggers write these rows from the centre. */
export class CenterRate extends Row<CenterRate> {
  declare id: CreationOptional<number>;
  declare center_id: number;
  declare percent: number;
  declare valid_from: CreationOptional<Date>;
}

export const initCenterRate = table(CenterRate, 'center_rates', { timestamps: false }, () => ({
  id: id(),
  center_id: DataTypes.INTEGER,
  percent: numberFromDecimal('percent'),
  valid_from: moment(),
}));

/** The percentage at a moment, or the first one before any: for a sale, that of its payment. */
export async function rateAt(center_id: number, at: Date, transaction?: Transaction): Promise<number> {
  const row = await CenterRate.findOne({
    where: { center_id, valid_from: { [Op.lte]: at } },
    order: [
      ['valid_from', 'desc'],
      ['id', 'desc'],
    ],
    transaction,
  });
  const first = () => CenterRate.findOne({ where: { center_id }, order: ['valid_from', 'id'], transaction });
  return (row ?? (await first()))?.percent ?? 0;
}
