import { AsyncLocalStorage } from 'node:async_hooks';
import { connectionNow, onConnection } from '@odonta/db/models';
import type { Sequelize } from 'sequelize';

/** Dependencies that an area declares and calls; the composition provides them. */
export interface Port<T> {
  (): T;
  from(read: () => T): Given;
}

/** A port and its implementation. */
export type Given = readonly [port: object, read: () => unknown];

/** Runs work, and all that follows from it, as one app. */
export type Run = <T>(work: () => T) => T;

type Answers = ReadonlyMap<object, () => unknown>;

const underWay = new AsyncLocalStorage<Answers>();
/** For code outside an app, such as a tool or a test. */
const onItsOwn = new WeakMap<Sequelize, Answers>();

/** Declares a port. Without a default, it is an error to call it where no composition answers. */
export function port<T>(name: string, otherwise?: () => T): Port<T> {
  const ask = () => {
    const read = answersNow()?.get(ask) ?? otherwise;
    if (!read) throw new Error(`no composition answers the port “${name}”`);
    return read() as T;
  };
  return Object.assign(ask, { from: (read: () => T): Given => [ask, read] });
}

/** Answers the ports of an app that works on this connection. */
export function answerPorts(connection: Sequelize, given: readonly Given[]): Run {
  const answers = new Map(given);
  onItsOwn.set(connection, answers);
  return (work) => onConnection(connection, () => underWay.run(answers, work));
}

function answersNow(): Answers | undefined {
  const connection = connectionNow();
  return underWay.getStore() ?? (connection && onItsOwn.get(connection));
}
