import { AsyncLocalStorage } from 'node:async_hooks';
import type { Model, ModelStatic, Sequelize } from 'sequelize';

/** The connection that the code under way works on. */
const underWay = new AsyncLocalStorage<Sequelize>();
/** The last opened connection, for code outside an app, such as a tool or a test. */
let last: Sequelize | undefined;

/** Runs work, and all that follows from it, on this connection. */
export const onConnection = <T>(connection: Sequelize, work: () => T): T => underWay.run(connection, work);

export const connectionNow = (): Sequelize | undefined => underWay.getStore() ?? last;

/** State that belongs to a connection: caches of one database never answer for another. */
export function perConnection<T>(make: () => T): () => T {
  const made = new WeakMap<object, T>();
  return () => {
    const owner = connectionNow() ?? underWay;
    const known = made.get(owner) ?? make();
    made.set(owner, known);
    return known;
  };
}

/**
 * Models are static classes, so Sequelize would bind each of them to the connection that was opened last.
 * They look up the current connection instead: a process may have several.
 */
export function bindModels(connection: Sequelize, init: () => void): void {
  last = connection;
  onConnection(connection, () => {
    init();
    for (const model of Object.values(connection.models)) lookUpConnection(model);
  });
}

function lookUpConnection(model: ModelStatic<Model>): void {
  // Sequelize assigns it whenever the models are described to one more connection.
  Object.defineProperty(model, 'sequelize', { get: connectionNow, set: () => undefined });
}
