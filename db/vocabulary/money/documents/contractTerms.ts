import { formatKopecks } from '../../money.ts';
import type { RefundPolicy, Repricing } from '../../orders/order.ts';
import { plural } from '../../plural.ts';
import { formatDays } from '../../time.ts';
import { refundNote, refundSteps, refundWords } from '../refunds/refundWords.ts';
import { longDay } from './days.ts';
import type { InvoiceSnapshot, Party } from './snapshots.ts';

/** Data of a contract besides its sums. */
export interface ContractFacts extends Pick<InvoiceSnapshot, 'seller' | 'vat' | 'total'> {
  /** The provider of the course, where the seller is its agent. */
  provider: Party | null;
  course: { name: string; city: string | null; date_start: number | null; date_end: number | null };
  count: number;
  /** The offer that the payer has agreed to. */
  quote: { number: string; date: string };
  refund_policy: RefundPolicy;
  repricing: Repricing;
  /** Seats that are given before the money. */
  isOnCredit: boolean;
  /** Where the edition of the rules lies that was agreed to. */
  rules: string | null;
}

/**
 * The terms accepted by paying a contract, a numbered paragraph each. The last day to pay is not among them: it
 * is in the contract itself, and may be extended.
 */
export const contractTerms = (facts: ContractFacts): string[] =>
  [
    subjectOf(facts),
    ...agencyOf(facts),
    priceOf(facts),
    paymentOf(facts),
    acceptanceOf(facts),
    peopleOf(facts),
    refundsOf(facts),
    `Документы. После курса Заказчик получает ${facts.seller.vat === null ? 'акт об оказании услуг' : 'универсальный передаточный документ (УПД)'}.`,
    ...(facts.rules ? [`В остальном действуют правила оплаты: ${facts.rules}.`] : []),
  ].map((term, index) => `${index + 1}. ${term}`);

function subjectOf({ course: { name, city, date_start, date_end }, count }: ContractFacts): string {
  const days = date_start === null ? '' : `, ${formatDays(date_start, date_end ?? date_start)}`;
  const people = plural(count, ['человека', 'человек', 'человек']);
  return `Предмет. Исполнитель проводит курс «${name}»${days}${city ? `, ${city}` : ''}, и принимает на нём ${people} от Заказчика, а Заказчик оплачивает их участие.`;
}

/** Where one sells in the name of another, the rights and duties are the other's. */
const agencyOf = ({ seller, provider }: ContractFacts): string[] =>
  provider
    ? [
        `Агент. ${seller.name} заключает договор и принимает оплату от имени и за счёт Исполнителя; права и обязанности по договору возникают у Исполнителя (п. 1 ст. 1005 ГК РФ).`,
      ]
    : [];

function priceOf({ total, vat, seller, quote, isOnCredit }: ContractFacts): string {
  const tax = vat === null ? 'НДС не облагается' : `в том числе НДС ${seller.vat}\u00a0%: ${roubles(vat)}`;
  const until = isOnCredit ? 'не меняется' : 'не меняется, если договор оплачен в срок';
  return `Цена. ${roubles(total)}, ${tax}. Она установлена ${offerOf(quote, 'предложением')} и ${until}.`;
}

function paymentOf({ provider, isOnCredit }: ContractFacts): string {
  const whose = provider ? 'Агента' : 'Исполнителя';
  const seats = isOnCredit
    ? 'Места закреплены за Заказчиком до оплаты.'
    : 'До конца этого срока места удержаны за Заказчиком, потом их могут занять другие.';
  return `Оплата. Заказчик перечисляет всю сумму на счёт ${whose} не позже срока оплаты, указанного выше, и называет в платёжном поручении номер счёта-договора. ${seats}`;
}

/** A contract in writing without signatures: it is paid, or its offer was accepted before the money. */
const acceptanceOf = ({ quote, isOnCredit }: ContractFacts): string =>
  isOnCredit
    ? `Заключение договора. Заказчик принял ${offerOf(quote, 'предложение')} и с ним эти условия (п. 1 ст. 438 ГК РФ). Подписывать счёт-договор не обязательно.`
    : 'Заключение договора. Счёт-договор — письменное предложение заключить договор (ст. 435 ГК РФ). Оплата в срок означает согласие Заказчика со всеми его условиями (п. 3 ст. 438 ГК РФ), письменная форма при этом соблюдена (п. 3 ст. 434 ГК РФ). Подписывать счёт-договор не обязательно.';

const peopleOf = ({ isOnCredit }: ContractFacts): string =>
  `Участники. Заказчик называет участников ${isOnCredit ? '' : 'после оплаты и '}до начала курса: сам или личными ссылками, по одной на место.`;

function refundsOf({ refund_policy, repricing, isOnCredit }: ContractFacts): string {
  const back = (isOnCredit ? refundSteps : refundWords)(refund_policy);
  return [
    'Отказ и возврат. До начала курса Заказчик вправе отказаться от всех мест или от части.',
    ...(back.length > 0 ? [`Из уплаченного за них возвращается: ${back.join('; ')}.`] : []),
    `Если откажется часть участников, ${repricing === 'KEEP' ? 'цена остальных не меняется' : 'цена остальных считается заново'}.`,
    refundNote,
  ].join(' ');
}

const offerOf = ({ number, date }: ContractFacts['quote'], word: string) =>
  `${word} № ${number} от ${longDay(date)}`;

const roubles = (kopecks: number) => `${formatKopecks(kopecks)}\u00a0₽`;
