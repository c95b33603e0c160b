import { BonusTx, connectionOf } from '@odonta/db/models';
import type { Sequelize } from 'sequelize';

export const connection = (): Sequelize => connectionOf(BonusTx);
