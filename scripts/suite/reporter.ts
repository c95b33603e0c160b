import Mocha from 'mocha';

const { Base, Spec } = Mocha.reporters;

/** Mocha's usual report of one file, without the counts: they are given once for the whole run. */
export class Reporter extends Spec {
  override epilogue(): void {
    if (this.failures.length > 0) Base.list(this.failures);
  }
}
