import type { PgBoss } from 'pg-boss';

const lookEveryMs = 1000;

/** Keeps this node's workers as the table of pauses says: a queue that is paused is not taken from until it is resumed. */
export function followPauses(
  boss: PgBoss,
  names: readonly string[],
  work: (name: string) => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const working = new Set<string>();
  let looking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look() {
    const { rows } = await boss.getDb().executeSql('select name from queue_pauses');
    const paused = new Set(rows.map(({ name }: { name: string }) => name));
    for (const name of names) {
      if (paused.has(name) && working.delete(name)) await boss.offWork(name, { wait: false });
      if (!paused.has(name) && !working.has(name)) {
        working.add(name);
        await work(name);
      }
    }
  }
  function turn() {
    looking = look()
      .catch(onError)
      .finally(() => {
        if (!isStopped) timer = setTimeout(turn, lookEveryMs);
      });
  }
  turn();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await looking;
  };
}
