import { expect } from 'chai';
import { strToU8 } from 'fflate';
import { hostileTables } from '../../testing/hostileTables.ts';
import { ApiError } from '../http/errors.ts';
import { readingLimits, runReader } from './readers.ts';

const limits = { rows: 500, columns: 30 };
const honest = strToU8('Фамилия;Имя\nИванова;Анна');

async function answerTo(
  bytes: Uint8Array,
  perFile = readingLimits,
  from: 'visitors' | 'colleagues' = 'visitors',
): Promise<string> {
  try {
    const { rows } = await runReader({ bytes, limits }, from, perFile);
    return `read ${rows.length}`;
  } catch (error) {
    if (error instanceof ApiError) return `${error.status} ${error.message}`;
    throw error;
  }
}

/** Longest time for which our own thread heard nothing. */
async function longestPause(during: Promise<unknown>): Promise<number> {
  let [longest, last] = [0, performance.now()];
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await during;
  clearInterval(timer);
  return longest;
}

describe('the reader of tables beside our thread', () => {
  for (const [what, refusal, file] of hostileTables)
    it(`refuses ${what} within three seconds, and holds nobody else up`, async () => {
      const bytes = file();
      const began = performance.now();
      const readContext = answerTo(bytes);
      expect(await longestPause(readContext)).to.be.lessThan(1000);
      expect(await readContext)
        .to.match(/^422 /)
        .and.include(refusal);
      expect(performance.now() - began).to.be.lessThan(3000);
    });

  it('keeps one text of many cells from growing to gigabytes on its way to our thread', async () => {
    const [, , file] = hostileTables.find(([what]) => what === 'one text in every cell') ?? [];
    const bytes = file?.() ?? new Uint8Array();
    expect(bytes.length).to.be.lessThan(20_000);
    const before = process.memoryUsage.rss();
    expect(await answerTo(bytes)).to.equal('422 Слишком много текста в таблице: разделите файл');
    expect(process.memoryUsage.rss() - before).to.be.lessThan(200 * 1024 * 1024);
  });

  it('ends what takes too long, and reads on', async () => {
    const large = strToU8('а;б\n'.repeat(400_000));
    expect(await answerTo(large, { ...readingLimits, seconds: 0.001 })).to.include(
      '422 Файл слишком велик или сложен',
    );
    expect(await answerTo(honest)).to.equal('read 1');
  });

  it('sends away those for whom no place is left, and has one again afterwards', async () => {
    const asked = Array.from({ length: 16 }, () => answerTo(honest));
    const colleague = answerTo(honest, readingLimits, 'colleagues');
    const answers = await Promise.all(asked);
    expect(await colleague, 'who does not wait behind strangers').to.equal('read 1');
    const busy = answers.filter((answer) => answer.startsWith('503 Сейчас читается много таблиц'));
    expect(busy).to.have.length.within(4, 5);
    expect(answers.filter((answer) => answer === 'read 1')).to.have.length(16 - busy.length);
    expect(await answerTo(honest)).to.equal('read 1');
  });
});
