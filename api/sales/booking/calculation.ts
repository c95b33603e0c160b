import type { BookedContact, OrderBody } from '@odonta/api/contract';
import { Individual, type Order, type Prod, type SeatPool } from '@odonta/db/models';
import { promoRefused } from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import type { PaymentMethod } from '@odonta/db/vocabulary/orders/order.ts';
import type { Tier } from '@odonta/db/vocabulary/orders/participation.ts';
import type { Quote } from '@odonta/db/vocabulary/orders/quote.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import type { Transaction } from 'sequelize';
import { bonusesFor, bonusKeyOfBuyer, isVerified } from '../../loyalty/bonuses/ofOrders.ts';
import type { NewOrder } from '../../orders/book.ts';
import { methodsFor } from '../../orders/offer.ts';
import { promoDoesNotAct, promoFor, usePromo } from '../../orders/promo/promo.ts';
import { presentQuote, quote } from '../../orders/quoting.ts';
import { conflict, invalid, priceChanged } from '../../platform/http/errors.ts';

type Buyer = NewOrder['buyer'];

export interface Calculated {
  quote: Quote;
  tiers: readonly Tier[];
  method: PaymentMethod;
  promo_code: string | null;
  /** The owner of these bonuses and uses of codes. */
  owner_key: string | null;
}

type Asked = Pick<OrderBody, 'participation' | 'participants' | 'promo_code' | 'bonuses'>;

/** The price for a buyer with his code and his bonuses. Only a verified owner spends bonuses. */
export async function discounted(
  asked: Asked,
  prod: Prod,
  pools: readonly SeatPool[],
  { buyer, phone }: { buyer: Buyer; phone: string | null },
  transaction?: Transaction,
) {
  const isOwn = buyer.kind === 'INDIVIDUAL' || buyer.kind === 'LEGAL';
  // A phone typed into a form does not prove that it belongs to the signed-in buyer.
  const owner_key = await ownerOf(buyer, isOwn ? null : phone, transaction);
  const code = asked.promo_code ?? null;
  const rule = code === null ? null : await promoFor(code, { prod, owner_key }, transaction);
  const calculated = quote(prod, pools, {
    participation: asked.participation ?? 'main',
    participants: asked.participants,
    promo: code !== null && rule ? { code, rule } : null,
    bonuses: (await maySpend(buyer, transaction))
      ? await bonusesFor(owner_key, asked.bonuses ?? 0, transaction)
      : null,
  });
  const refusal = code !== null && !(rule && calculated.quote.promo.fits) ? promoRefused : null;
  return { ...calculated, promo_code: code, refusal, owner_key };
}

/** The same at the moment of booking: outdated values are refused. */
export async function calculate(
  body: Omit<OrderBody, 'contact'> & { contact: BookedContact },
  prod: Prod,
  pools: readonly SeatPool[],
  buyer: Buyer,
  transaction: Transaction,
): Promise<Calculated> {
  const phone = normalPhone(body.contact.phone);
  const { refusal, ...calculated } = await discounted(body, prod, pools, { buyer, phone }, transaction);
  if (refusal !== null) throw promoDoesNotAct();
  const { total } = calculated.quote;
  if (body.expected_total !== undefined && body.expected_total !== total)
    throw priceChanged(presentQuote(calculated.quote, calculated.promo_code, null));
  const method = total === 0 ? 'FREE' : chosenMethod(body.method, methodsFor(prod, buyer.kind));
  if (method === 'INVOICE' && !body.payer && buyer.kind !== 'LEGAL')
    throw invalid({ payer: 'Укажите организацию, которая платит' });
  return { ...calculated, method };
}

/** Takes the use of the calculated code, under its lock. Bonuses follow the booking by themselves. */
export async function useCode(
  order: Order,
  { promo_code, owner_key, prod }: Calculated & { prod: Prod },
  transaction: Transaction,
): Promise<void> {
  if (promo_code === null) return;
  await usePromo(promo_code, { id: order.id, owner_key: owner_key ?? order.phone, prod }, transaction);
}

function ownerOf(
  { individual_id, legal_user_id }: Buyer,
  phone: string | null,
  transaction?: Transaction,
): Promise<string | null> {
  const buyer = {
    individual_id: individual_id ?? null,
    legal_user_id: legal_user_id ?? null,
    phone: phone ?? '',
  };
  return bonusKeyOfBuyer(buyer, transaction);
}

/** An unverified phone or tax number may be anybody's, and so may its bonuses. */
async function maySpend(
  { kind, individual_id, legal_user_id }: Buyer,
  transaction?: Transaction,
): Promise<boolean> {
  if (kind === 'LEGAL' && legal_user_id) return isVerified(legal_user_id, transaction);
  if (kind !== 'INDIVIDUAL') return false;
  const buyer = await Individual.findByPk(individual_id, {
    attributes: ['bonus_phone', 'phone_proved_at'],
    transaction,
  });
  return buyer !== null && (buyer.bonus_phone !== null || buyer.phone_proved_at !== null);
}

function chosenMethod(asked: PaymentMethod | undefined, offered: readonly PaymentMethod[]): PaymentMethod {
  if (offered.length === 0) throw conflict('Этот курс сейчас нельзя оплатить на сайте: напишите нам');
  const [first] = offered;
  const method = asked ?? first;
  if (!method || !offered.includes(method)) throw invalid({ method: 'Этот курс так не оплачивают' });
  return method;
}
