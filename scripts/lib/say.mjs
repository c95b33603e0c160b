const quietEvery = 10_000;

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1).replace('.', ',')} с`;

export const say = (line) => void process.stdout.write(`${line}\n`);

/** Runs a long action and reports its start, its progress, and its duration. */
export async function step(title, action) {
  const began = performance.now();
  say(`  … ${title}`);
  const ticker = setInterval(() => say(`  … ${title}: ${seconds(began)}`), quietEvery);
  try {
    const result = await action();
    say(`  ✓ ${title}: ${seconds(began)}`);
    return result;
  } finally {
    clearInterval(ticker);
  }
}

/** The last sentence of a command; `output` is that of the failed tool. */
export class Refusal extends Error {
  constructor(sentence, output = '') {
    super(sentence);
    this.output = output;
  }
}

export function refuse(error) {
  const output = error instanceof Refusal ? error.output.trim() : '';
  if (output) process.stderr.write(`${output.split('\n').slice(-80).join('\n')}\n\n`);
  process.stderr.write(`${error instanceof Refusal ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
