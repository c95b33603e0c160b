import type { Sequelize } from 'sequelize';

interface Logging {
  options: { logging: false | ((statement: string) => void) };
}

/** Hears each statement as Sequelize logs it, whose types leave its options out; answers how to stop. */
export function hearStatements(sequelize: Sequelize, hear: (statement: string) => void): () => void {
  if (!isLogging(sequelize)) throw new TypeError('Sequelize keeps its options elsewhere');
  const { options } = sequelize;
  options.logging = hear;
  return () => {
    options.logging = false;
  };
}

const isLogging = (sequelize: object): sequelize is Logging => 'options' in sequelize;
