import { become, type KeptPayment } from './account.ts';
import { maskOf, type TestCard, testCards, testCode, testPassword } from './cards.ts';
import type { WayName } from './ways.ts';

export interface TypedCard {
  pan: string;
  expires: string;
  code: string;
}

/** Errors of the typed card; null when the payment went on. */
export function payBy(payment: KeptPayment, typed: TypedCard): string | null {
  const pan = typed.pan.replaceAll(/\s/g, '');
  const card = testCards[pan];
  const expires = typed.expires.replaceAll(/\D/g, '');
  if (!card) return 'Такой карты в песочнице нет: выберите одну из списка';
  if (!/^(0[1-9]|1[0-2])\d{2}$/.test(expires)) return 'Срок карты — месяц и год: 12/30';
  if (typed.code !== testCode) return `Код карты — ${testCode}`;
  payment.pan = maskOf(pan);
  payment.expires = expires;
  become(payment, 'AUTHORIZING');
  if (card.hasChallenge) become(payment, '3DS_CHECKING');
  else finish(payment, card);
  return null;
}

/** The page of the card's own bank. */
export function prove(payment: KeptPayment, password: string): void {
  const isRight = password === testPassword;
  finish(payment, isRight ? {} : { refusal: wrongPassword });
}

const wrongPassword = { status: 'AUTH_FAIL', code: '101', message: 'Не пройдена идентификация 3DS' } as const;

function finish(payment: KeptPayment, { refusal, is3ds }: Partial<TestCard>): void {
  if (refusal) {
    payment.errorCode = refusal.code;
    payment.message = refusal.message;
    become(payment, refusal.status);
    return;
  }
  if (is3ds !== false) become(payment, '3DS_CHECKED');
  become(payment, 'AUTHORIZED');
}

/** The money moves at once: there is nothing to authorise. */
export function payBeside(payment: KeptPayment, way: WayName): void {
  payment.way = way;
  become(payment, 'AUTHORIZING', 'CONFIRMED');
}

/** The automatic capture of a one-stage payment after its authorisation. */
export function take(payment: KeptPayment): boolean {
  if (payment.status !== 'AUTHORIZED' || payment.isTwoStage) return false;
  become(payment, 'CONFIRMING', 'CONFIRMED');
  return true;
}
