import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { changeReport, changeReports } from './changeReports.ts';

/**
 * Functions with their triggers, repeatable. Files beside this one come first, since triggers of the others call
 * their functions; otherwise the order is free: bodies are not looked into before they run.
 */
export interface FunctionFile {
  name: string;
  sql: string;
}

export const functionFiles = (): FunctionFile[] => [...written(), ...reports()];

const written = () =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .sort((one, other) => depth(one) - depth(other))
    .map((name) => ({ name, sql: readFileSync(join(import.meta.dirname, name), 'utf8') }));

const depth = (name: string) => name.split(sep).length;

const reports = () =>
  Object.entries(changeReports).map(([table, report]) => ({
    name: `changeReports/${table}`,
    sql: changeReport(table, report),
  }));
