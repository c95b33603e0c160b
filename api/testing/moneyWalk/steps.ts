import fc from 'fast-check';

/** How an order begins, and what happens to it, in this order. */
export interface Life {
  people: number;
  roubles: number;
  byInvoice: boolean;
  steps: Step[];
}

export type Step =
  | { does: 'voucher'; roubles: number }
  | { does: 'open' }
  | { does: 'card' }
  | { does: 'invoice' }
  | { does: 'transfer'; percent: number }
  | { does: 'move'; roubles: number; elsewhere: boolean }
  | { does: 'leave'; people: number }
  | { does: 'expire' };

const price = fc.integer({ min: 1000, max: 20_000 });
const does = <Name extends Step['does'], More extends object>(name: Name, more: fc.Arbitrary<More>) =>
  more.map((rest) => ({ does: name, ...rest }));
const nothing = fc.constant({});

const step = fc.oneof(
  { weight: 2, arbitrary: does('voucher', fc.record({ roubles: fc.integer({ min: 1000, max: 9000 }) })) },
  { weight: 2, arbitrary: does('open', nothing) },
  { weight: 4, arbitrary: does('card', nothing) },
  { weight: 2, arbitrary: does('invoice', nothing) },
  { weight: 4, arbitrary: does('transfer', fc.record({ percent: fc.constantFrom(30, 100, 100, 100, 130) })) },
  { weight: 4, arbitrary: does('move', fc.record({ roubles: price, elsewhere: fc.boolean() })) },
  { weight: 2, arbitrary: does('leave', fc.record({ people: fc.integer({ min: 1, max: 2 }) })) },
  { weight: 1, arbitrary: does('expire', nothing) },
) as fc.Arbitrary<Step>;

export const lives: fc.Arbitrary<Life> = fc.record({
  people: fc.integer({ min: 1, max: 3 }),
  roubles: price,
  byInvoice: fc.boolean(),
  steps: fc.array(step, { minLength: 6, maxLength: 14 }),
});
