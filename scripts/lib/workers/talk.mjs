import cluster from 'node:cluster';

const longestWaitMs = 2000;
const waiting = new Map();
let last = 0;

/**
 * Answers the questions of workers.
 * @param {Record<string, (about: unknown) => unknown>} answers - by question
 */
export function answerWorkers(answers) {
  cluster.on('message', async (worker, news) => {
    if (news?.answerTo) waiting.get(news.answerTo)?.(news.value);
    if (news?.ask) send(worker, { answerTo: news.id, value: await answers[news.ask](news.about) });
  });
}

/** The answer of one worker; undefined when it is late. */
export function askWorker(worker, question) {
  last += 1;
  const id = last;
  return new Promise((resolve) => {
    const late = setTimeout(resolve, longestWaitMs);
    waiting.set(id, (value) => {
      clearTimeout(late);
      resolve(value);
    });
    send(worker, { ask: question, id });
  }).finally(() => waiting.delete(id));
}

function send(worker, news) {
  if (worker.isConnected()) worker.send(news, () => undefined);
}
