import fc from 'fast-check';

/** The beginning of an order, and its later steps in order. */
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

const voucher = does(
  'voucher',
  fc.record({ roubles: fc.integer({ min: 1000, max: 9000 }) }),
) as fc.Arbitrary<Step>;

const open = does('open', nothing) as fc.Arbitrary<Step>;
const card = does('card', nothing) as fc.Arbitrary<Step>;

const step = fc.oneof(
  { weight: 3, arbitrary: voucher },
  { weight: 2, arbitrary: open },
  { weight: 4, arbitrary: card },
  { weight: 2, arbitrary: does('invoice', nothing) },
  { weight: 4, arbitrary: does('transfer', fc.record({ percent: fc.constantFrom(30, 100, 100, 100, 130) })) },
  { weight: 4, arbitrary: does('move', fc.record({ roubles: price, elsewhere: fc.boolean() })) },
  { weight: 3, arbitrary: does('leave', fc.record({ people: fc.integer({ min: 1, max: 2 }) })) },
  { weight: 2, arbitrary: does('expire', nothing) },
) as fc.Arbitrary<Step>;

/** Chance alone seldom has a gift voucher before all is paid, so many lives begin with one. */
export const lives: fc.Arbitrary<Life> = fc.record({
  people: fc.integer({ min: 1, max: 3 }),
  roubles: price,
  byInvoice: fc.integer({ min: 0, max: 2 }).map((one) => one === 0),
  steps: fc
    .tuple(
      fc.oneof(fc.constant([]), fc.tuple(voucher), fc.tuple(open), fc.tuple(voucher, card)),
      fc.array(step, { minLength: 5, maxLength: 12 }),
    )
    .map(([first, then]) => [...first, ...then]),
});
