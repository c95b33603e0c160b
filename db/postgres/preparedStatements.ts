import pg from 'pg';
import { beginWithFirst, type Query } from './beginning.ts';

/** Statements of an often repeated action, by the names under which a connection stores them. */
const names = new Map<string, string>();

/** A statement that each connection parses and plans once. Its text must be constant: a connection forgets none. */
export function prepared(name: string, text: string): string {
  if (names.size >= preparedAtMost) throw new Error('too many prepared statements');
  // As Sequelize sends it.
  const sent = text.trim();
  names.set(sent, name);
  return sent;
}

const preparedAtMost = 50;

/** Sequelize gives its statements no names, so the connection does. */
export function nameStatements(connection: pg.Client): void {
  const send = beginWithFirst((...asked) => Reflect.apply(pg.Client.prototype.query, connection, asked));
  const query: Query = (sent, values, done) => send(named(sent, values) ?? sent, values, done);
  Object.assign(connection, { query });
}

function named(text: unknown, values: unknown) {
  if (typeof text !== 'string' || !Array.isArray(values)) return undefined;
  const name = names.get(text) ?? nameOfInsertion(text);
  return name === undefined ? undefined : { name, text };
}

/** An insertion of a model has the same text each time, whatever it inserts. */
const insertions = new Map<string, string>();
const insertionsAtMost = 150;

function nameOfInsertion(text: string): string | undefined {
  const known = insertions.get(text);
  if (known !== undefined || !/^\s*insert into /i.test(text) || insertions.size >= insertionsAtMost)
    return known;
  const name = `insert_${insertions.size + 1}`;
  insertions.set(text, name);
  return name;
}
