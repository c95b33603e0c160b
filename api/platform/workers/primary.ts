import cluster from 'node:cluster';

/** Whether this process shares its port with others (`scripts/lib/workers/`). */
export const isWorker = cluster.isWorker;

/** Says that this process serves: a worker to its primary, which greets for all of them, a single server to its wrapper. */
export function reportReady(greeting: string, workers: number): void {
  if (isWorker) return void process.send?.({ ready: { greeting, workers } });
  process.stdout.write(greeting);
  process.send?.('ready');
}

/** Calls this once a successor serves in place of this worker. */
export function onRetirement(retire: () => void): void {
  if (isWorker) process.on('message', (news) => news === 'retire' && retire());
}

/** `metrics`: the figures of all workers. `bank`: the bank's sandbox that they share. */
type Question = 'metrics' | 'bank';

const longestWaitMs = 5000;
let last = 0;

/** The primary's answer. */
export function askPrimary(ask: Question, about?: string): Promise<unknown> {
  last += 1;
  const id = last;
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(late);
      process.off('message', hear);
    };
    const hear = (news: unknown) => {
      if (!isObject(news) || news.answerTo !== id) return;
      end();
      resolve(news.value);
    };
    const late = setTimeout(() => {
      end();
      reject(new Error(`the primary does not answer: ${ask}`));
    }, longestWaitMs);
    process.on('message', hear);
    process.send?.({ ask, about, id });
  });
}

/** Answers the primary, which asks for all workers. */
export function answerPrimary(question: Question, give: () => Promise<unknown>): void {
  if (!isWorker) return;
  process.on('message', async (news) => {
    if (!isObject(news) || news.ask !== question) return;
    process.send?.({ answerTo: news.id, value: await give() });
  });
}

const isObject = (news: unknown): news is Record<string, unknown> =>
  typeof news === 'object' && news !== null;
