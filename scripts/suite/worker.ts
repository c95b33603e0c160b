import { config } from 'chai';
import Mocha from 'mocha';
import configured from '../../.mocharc.json' with { type: 'json' };
import { closeShared } from '../../db/testing/atEnd.ts';
import { Reporter } from './reporter.ts';
import { type Command, endedWell, endOfFile, type Outcome } from './result.ts';

const graceForLeaks = 5000;
const mark = process.env.SUITE_MARK ?? '';
delete process.env.SUITE_MARK;
let used = process.cpuUsage();
// A list of found issues would be reported as its length.
config.truncateThreshold = 0;
const { timeout, forbidOnly, forbidPending } = configured;
const options = { timeout, forbidOnly, forbidPending, reporter: Reporter, color: false };

/** Mocha fails the running test when the process throws; it then complains that this test, already failed, ends once more. */
process.on('unhandledRejection', (reason) => {
  const isEcho = reason instanceof Error && 'code' in reason && reason.code === 'ERR_MOCHA_MULTIPLE_DONE';
  if (!isEcho) throw reason;
});
process.once('disconnect', () => process.exit(1));

process.on('message', (command: Command) => {
  if (command.file === undefined) void end();
  else void run(command.file, command.grep).then(finish);
});

/** Modules stay loaded from one file to the next, so that the application is compiled once a process. */
async function run(file: string, grep?: string): Promise<Outcome> {
  const mocha = new Mocha(grep === undefined ? options : { ...options, grep });
  mocha.addFile(file);
  try {
    await mocha.loadFilesAsync();
  } catch (error) {
    console.log(error);
    return { passed: 0, failed: 1, failures: ['cannot be loaded'] };
  }
  if (mocha.suite.total() === 0) return { passed: 0, failed: 1, failures: ['has no tests'] };
  const failures: string[] = [];
  return new Promise((resolve) => {
    const runner = mocha.run((failed) => {
      const passed = runner.stats?.passes ?? 0;
      // Else it would go on listening to the errors of the process while later files run.
      mocha.dispose();
      resolve({ passed, failed, failures });
    });
    runner.on('fail', (test, error) => failures.push(`${test.fullTitle()}\n${shortOf(error)}`));
  });
}

const shownOfFailure = 600;

/** The end of a long run may be all that is left of its output. */
const shortOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .slice(0, shownOfFailure)
    .replace(/^/gm, '      ');

/** Sent through the same pipe as the output of the tests, so that both arrive in order. */
function finish(outcome: Outcome): void {
  const { user, system } = process.cpuUsage(used);
  used = process.cpuUsage();
  process.stdout.write(endOfFile(mark, { ...outcome, cpuMs: (user + system) / 1000 }));
}

async function end(): Promise<void> {
  await closeShared();
  process.exitCode ||= endedWell;
  process.removeAllListeners('disconnect');
  process.disconnect();
  setTimeout(() => {
    const open = [...new Set(process.getActiveResourcesInfo())];
    console.error(`The tests are over but something was left open: ${open.join(', ')}.`);
    process.exit(1);
  }, graceForLeaks).unref();
}
