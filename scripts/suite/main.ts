import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readDurations, slowestFirst, writeDurations } from './durations.ts';
import { runFiles } from './pool.ts';
import { blockOf, summaryOf } from './report.ts';
import { select, UnknownWords } from './selection.ts';
import type { FileReport } from './testProcess.ts';

const root = path.resolve(import.meta.dirname, '../..');
const remembered = path.join(root, 'node_modules/.cache/odonta/durations.json');
const counts = process.env.SUITE_COUNTS;
/** One more than cores: a process that waits for its database, server or page leaves a core free. */
const jobsByDefault = Math.min(os.availableParallelism() + 1, 4);
const minutesPerFile = Number(process.env.SUITE_MINUTES_PER_FILE ?? 20);

try {
  await main();
} catch (error) {
  if (!(error instanceof UnknownWords)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
// A process left behind by a test may keep our pipes open, and with them this process.
process.stdout.write('', () => process.exit());

async function main(): Promise<void> {
  const { files, grep, jobs = jobsByDefault } = select(process.argv.slice(2), root);
  if (files.length === 0) console.log('No test reaches what has changed.');
  const durations = readDurations(remembered);
  const reports: FileReport[] = [];
  const problems = await runFiles(slowestFirst(files, root, durations), {
    jobs,
    grep,
    env: process.env,
    minutesPerFile,
    onFile(report) {
      reports.push(report);
      if (report.text || report.failed > 0) process.stdout.write(blockOf(report));
      if (grep === undefined && report.failed === 0) durations[report.file] = report.ms;
    },
  });
  process.stdout.write(summaryOf(reports, problems));
  const passed = sum(reports.map((report) => report.passed));
  const failed = sum(reports.map((report) => report.failed)) + problems.length;
  end(passed, failed === 0 && passed === 0 && files.length > 0 ? 1 : failed);
  writeDurations(remembered, durations);
}

function end(passed: number, failed: number): void {
  if (counts) writeFileSync(counts, JSON.stringify({ passed, failed }));
  process.exitCode = failed === 0 ? 0 : 1;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
