const { writeFileSync } = require('node:fs');
const { reporters, Runner } = require('mocha');

const graceForLeaks = 5_000;

/** The usual report; the counts go to a file, and a process that then does not end is told what holds it. */
module.exports = class Reporter extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      const { passes, failures } = this.stats;
      write({ passed: passes, failed: failures });
      setTimeout(() => endLeaking({ passed: passes, failed: failures + 1 }), graceForLeaks).unref();
    });
  }
};

function endLeaking(counts) {
  const held = [...new Set(process.getActiveResourcesInfo())];
  process.stderr.write(`\nThe tests are over but something was left open: ${held.join(', ')}.\n`);
  write(counts);
  process.exit();
}

function write(counts) {
  if (process.env.MOCHA_COUNTS) writeFileSync(process.env.MOCHA_COUNTS, JSON.stringify(counts));
}
