import { BonusTx } from '@odonta/db/models';
import type { Sequelize } from 'sequelize';

export function connection(): Sequelize {
  const { sequelize } = BonusTx;
  if (!sequelize) throw new Error('the models are not bound to a connection');
  return sequelize;
}
