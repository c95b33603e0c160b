import { DataTypes } from 'sequelize';

/** Column definitions that most models share; new objects each time, since Sequelize mutates its input. */
export const id = () => ({ type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true }) as const;
export const longId = () => ({ type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true }) as const;
export const version = () => ({ type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 }) as const;
export const moment = () => ({ type: DataTypes.DATE }) as const;

/** Hundredths that fit a JavaScript number, as marks and their sums do; pg returns decimals as text. */
export function numberFromDecimal(field: string) {
  return { ...numberFromBigint(field), type: DataTypes.DECIMAL };
}

/** A bigint that fits a JavaScript number, as money in kopecks does; pg returns bigints as text. */
export function numberFromBigint(field: string) {
  return {
    type: DataTypes.BIGINT,
    get(this: { getDataValue(name: string): unknown }) {
      const value = this.getDataValue(field);
      return value === null || value === undefined ? null : Number(value);
    },
  };
}
