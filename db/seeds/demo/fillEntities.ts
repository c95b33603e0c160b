import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sequelize, Transaction } from 'sequelize';
import type { Staffed } from './fillPeople.ts';

export type Fill = (
  sequelize: Sequelize,
  staffed: Staffed,
  now: number,
  transaction: Transaction,
) => Promise<void>;

const folder = join(import.meta.dirname, 'entities');

/** The demo of single entities, each in a file of its own: it builds on the catalogue, people and orders. */
export async function fillEntities(...given: Parameters<Fill>): Promise<void> {
  for (const file of fillersIn(folder)) {
    const { fill }: { fill: Fill } = await import(pathToFileURL(join(folder, file)).href);
    await fill(...given);
  }
}

export const fillersIn = (cwd: string): string[] =>
  globSync('*.ts', { cwd })
    .filter((name) => !name.endsWith('.test.ts'))
    .sort();
