/**
 * The expected money of one order, by plain arithmetic over its history: nothing here reads the database or
 * shares a line with the tested code. Sums are kopecks.
 */
export interface Source {
  kind: 'CARD' | 'BANK' | 'VOUCHER';
  /** The payment, or the gift voucher. */
  id: number;
  invoice: number | null;
  kept: number;
  /** The refunded part. */
  back: number;
}

type Money = Omit<Source, 'kept' | 'back'> & { sum: number };

export interface Model {
  total: number;
  people: number;
  price: number;
  /** In the order in which they came. */
  sources: Source[];
  /** Received and refunded sums of each way. */
  came: Record<Source['kind'], number>;
  left: Record<Source['kind'], number>;
  /** The balance of payers who paid too much by bank transfer. */
  balance: number;
  isConfirmed: boolean;
}

export const newModel = (people: number, price: number): Model => ({
  total: people * price,
  people,
  price,
  sources: [],
  came: { CARD: 0, BANK: 0, VOUCHER: 0 },
  left: { CARD: 0, BANK: 0, VOUCHER: 0 },
  balance: 0,
  isConfirmed: people * price === 0,
});

export const keptOf = ({ sources }: Model, kind?: Source['kind']): number =>
  sources.reduce((all, each) => all + (kind === undefined || each.kind === kind ? each.kept : 0), 0);

export const dueOf = (model: Model): number => Math.max(0, model.total - keptOf(model));

/** Money arrives: the order takes what it lacks; the rest is refunded to a card, or stays on the balance of a payer by bank. */
export function pays(model: Model, { kind, id, invoice, sum }: Money): void {
  const taken = Math.min(sum, dueOf(model));
  model.came[kind] += sum;
  const over = sum - taken;
  model.sources.push({ kind, id, invoice, kept: taken, back: kind === 'CARD' ? over : 0 });
  if (kind === 'CARD') model.left.CARD += over;
  else model.balance += over;
  if (dueOf(model) === 0) model.isConfirmed = true;
}

/** It came when there was no seat for it any more: all of it goes back. */
export function comesTooLate(model: Model, { kind, id, invoice, sum }: Money): void {
  model.came[kind] += sum;
  model.left[kind] += sum;
  model.sources.push({ kind, id, invoice, kept: 0, back: sum });
}

/** Its time was over: it takes the seats again if it is all of the price. */
export function comesLate(model: Model, money: Money): void {
  const isWhole = money.sum === model.total && model.sources.length === 0;
  (isWhole ? pays : comesTooLate)(model, money);
}

/** For an order that is over a transfer stays on the balance of its payer. */
export function staysOnBalance(model: Model, { kind, id, invoice, sum }: Money): void {
  model.came[kind] += sum;
  model.balance += sum;
  model.sources.push({ kind, id, invoice, kept: 0, back: 0 });
}

/** Another date at another price: vouchers pay for it first, then the oldest money; the rest is refunded. */
export function reschedule(model: Model, price: number): void {
  model.price = price;
  model.total = model.people * price;
  let wanted = model.total;
  const carried = [
    ...model.sources.filter(({ kind }) => kind === 'VOUCHER'),
    ...model.sources.filter(({ kind }) => kind !== 'VOUCHER'),
  ];
  for (const source of carried) {
    const stays = Math.min(source.kept, wanted);
    wanted -= stays;
    givesBack(model, source, source.kept - stays);
  }
  model.isConfirmed = dueOf(model) === 0;
}

/** Some participants leave with their payments: the vouchers' share in whole roubles, the rest by card or to an account. */
export function leave(model: Model, people: number, route: 'CARD' | 'BANK' | 'VOUCHER'): void {
  const sum = Math.min(keptOf(model), people * model.price);
  const [all, ofVouchers] = [keptOf(model), keptOf(model, 'VOUCHER')];
  const share = all === 0 ? 0 : Math.min(ofVouchers, sum, Math.ceil((sum * ofVouchers) / all / 100) * 100);
  takeNewest(model, 'VOUCHER', share);
  const byCard = route === 'CARD' ? sum - share : 0;
  takeNewest(model, 'CARD', byCard);
  // To an account goes first the money that came from one, and then that from cards.
  const fromBank = Math.min(sum - share - byCard, keptOf(model, 'BANK'));
  takeNewest(model, 'BANK', fromBank);
  takeNewest(model, 'CARD', sum - share - byCard - fromBank);
  model.people -= people;
  model.total = keptOf(model);
}

function takeNewest(model: Model, kind: Source['kind'], sum: number): void {
  let wanted = sum;
  for (const source of model.sources.filter((each) => each.kind === kind).toReversed()) {
    const taken = Math.min(source.kept, wanted);
    givesBack(model, source, taken);
    wanted -= taken;
  }
  if (wanted > 0) throw new Error(`the oracle has no ${wanted} kopecks of ${kind} to give back`);
}

/** The order has ended without being confirmed. */
export function givesAllBack(model: Model): void {
  for (const source of model.sources) givesBack(model, source, source.kept);
}

function givesBack(model: Model, source: Source, sum: number): void {
  source.kept -= sum;
  source.back += sum;
  model.left[source.kind] += sum;
}

/** The centre's earnings: the price less 15 %, halves up, less the bank's fee for cards, 2.5 %. */
export function netOf(model: Model): number {
  const kept = keptOf(model);
  return kept - Math.floor(kept * 0.15 + 0.5) - Math.floor(keptOf(model, 'CARD') * 0.025 + 0.5);
}
