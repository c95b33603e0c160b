import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeReport, changeReports } from './changeReports.ts';

/** Functions with their triggers, repeatable. The order is free: bodies are not looked into before they run. */
export interface FunctionFile {
  name: string;
  sql: string;
}

export const functionFiles = (): FunctionFile[] => [...written(), ...reports()];

const written = () =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(import.meta.dirname, name), 'utf8') }));

const reports = () =>
  Object.entries(changeReports).map(([table, report]) => ({
    name: `changeReports/${table}`,
    sql: changeReport(table, report),
  }));
