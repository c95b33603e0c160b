import { InvariantRun } from '@odonta/db/models';
import { buildPayment } from '@odonta/db/testing/paymentFactories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { moneyGauges } from './gauges.ts';

describe('the gauges of money', () => {
  const api = useApi();

  const read = async () => {
    const gauges = Object.entries(moneyGauges(api.sequelize));
    return Object.fromEntries(await Promise.all(gauges.map(async ([name, value]) => [name, await value()])));
  };

  it('the gauges are zero before the first payment', async () => {
    expect(await read()).to.deep.equal({
      payments: {},
      payments_unfinished_age_seconds: 0,
      payments_unreconciled_age_seconds: 0,
      receipts_failed: 0,
      invariant_findings: 0,
    });
  });

  it('the gauges show late payments and invariant errors', async () => {
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
    await api.given(async () => {
      await buildPayment({ created_at: ago(600), next_look_at: ago(90) });
      await buildPayment({ status: 'CONFIRMED', finished_at: new Date() });
      await InvariantRun.create({ took_ms: 10, found: 3 });
    });
    const gauges = await read();
    expect(gauges.payments).to.deep.equal({ PREPARE: 1, CONFIRMED: 1 });
    expect(gauges.payments_unfinished_age_seconds).to.be.within(595, 660);
    expect(gauges.payments_unreconciled_age_seconds).to.be.within(85, 150);
    expect(gauges.invariant_findings).to.equal(3);
  });
});
