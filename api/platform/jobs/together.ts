/** One turn does everything asked for at the same moment, or while an earlier turn is under way. */
export function together<Asked, Answer>(
  work: (asked: readonly Asked[]) => Promise<(one: Asked) => Answer>,
): (one: Asked) => Promise<Answer> {
  let waiting: Asked[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  let next: Promise<(one: Asked) => Answer> | undefined;
  return async (one) => {
    waiting.push(one);
    next ??= turn.then(() => {
      const all = waiting;
      waiting = [];
      next = undefined;
      const done = work(all);
      turn = done.catch(() => undefined);
      return done;
    });
    return (await next)(one);
  };
}
