import pg from 'pg';

/** As connections are asked: a text or a named statement, its values if any, and a callback. */
export type Query = (sent: unknown, values?: unknown, done?: unknown) => unknown;
type Done = (error: Error | null | undefined, result?: unknown) => void;

/** As Sequelize begins transactions, and ends them. */
const starting = 'START TRANSACTION;';
const ending = /^(?:commit|rollback);?$/i;
/** The name of the statement by which a connection learns, once, to begin. */
export const prepared = 'begin';

/**
 * A transaction begins together with its first statement and not by a round trip of its own. They are one message: if
 * the beginning fails, the server skips the statement, so that nothing runs outside its transaction. The first
 * transaction of a connection prepares this.
 */
export function beginWithFirst(query: Query): Query {
  let isPrepared = false;
  let waits = false;
  return (sent, values, done) => {
    if (sent === starting && isDone(values)) {
      if (!isPrepared)
        return query(
          { name: prepared, text: starting },
          onSuccess(values, () => {
            isPrepared = true;
          }),
        );
      waits = true;
      return answerAtOnce(values);
    }
    if (!waits) return query(sent, values, done);
    waits = false;
    // Nothing was asked in between.
    if (typeof sent === 'string' && ending.test(sent) && isDone(values)) return answerAtOnce(values);
    if (typeof sent === 'string' && isDone(values))
      return query(`${starting} ${sent}`, withoutBeginning(values));
    if (Array.isArray(values) && isDone(done)) return query(begun(sent as pg.QueryConfig, values, done));
    throw new Error('a transaction begins with a statement that has a callback');
  };
}

const answerAtOnce = (done: Done) => queueMicrotask(() => done(null, nothing));

const onSuccess =
  (done: Done, then: () => void): Done =>
  (error, result) => {
    if (!error) then();
    done(error, result);
  };

const isDone = (given: unknown): given is Done => typeof given === 'function';
const nothing = { command: null, rowCount: null, oid: null, rows: [], fields: [] };

const withoutBeginning =
  (done: Done): Done =>
  (error, results) => {
    const [, ...own] = Array.isArray(results) ? results : [];
    done(error, own.length > 1 ? own : own[0]);
  };

function begun(statement: string | pg.QueryConfig, values: unknown[], done: Done): pg.Query {
  const query = new pg.Query(statement, values, done);
  const { submit } = query;
  const complete: (...message: unknown[]) => void = Reflect.get(query, 'handleCommandComplete');
  let isBegun = false;
  return Object.assign(query, {
    submit(wire: pg.Connection) {
      wire.stream.cork();
      wire.bind({ statement: prepared }, true);
      wire.execute({}, true);
      const refusal: unknown = Reflect.apply(submit, query, [wire]);
      if (refusal) wire.stream.destroy();
      wire.stream.uncork();
      return refusal;
    },
    handleCommandComplete(...message: unknown[]) {
      if (isBegun) Reflect.apply(complete, query, message);
      isBegun = true;
    },
  });
}
