import { readFileSync } from 'node:fs';
import * as models from '@odonta/db/models';
import { expect } from 'chai';

describe('the clock', () => {
  it('does all that forgets what is old', () => {
    const text = readFileSync(new URL('./schedule.ts', import.meta.url), 'utf8');
    const forgetting = Object.keys(models).filter((name) => /^forget[A-Z]/.test(name));
    expect(forgetting).to.include.members(['forgetLetters', 'forgetPaymentNotices', 'forgetOldSecrets']);
    const idle = forgetting.filter(
      (name) => !new RegExp(`every\\([\\d_]+, (?:\\(\\) => )?${name}\\b`).test(text),
    );
    expect(idle).to.deep.equal([]);
  });
});
