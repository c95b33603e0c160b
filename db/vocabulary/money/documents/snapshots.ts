import type { InvoiceKind } from '../invoices/invoiceKinds.ts';
import type { VatRate } from './vat.ts';

/**
 * The content of a document: taken once, when it is issued, and never changed. Sums are kopecks, days are
 * 2026-11-20.
 */
export type DocumentSnapshot =
  | InvoiceSnapshot
  | ActSnapshot
  | UpdSnapshot
  | QuoteSnapshot
  | AgentReportSnapshot
  | ReconciliationSnapshot
  | CertificateSnapshot
  | VoucherSnapshot;

export const documentKinds = {
  INVOICE: 'Счёт на оплату',
  CONTRACT: 'Счёт-договор',
  ACT: 'Акт об оказании услуг',
  UPD: 'Универсальный передаточный документ',
  AGENT_REPORT: 'Отчёт агента',
  RECONCILIATION: 'Акт сверки',
  QUOTE: 'Коммерческое предложение',
  CERTIFICATE: 'Сертификат',
  VOUCHER: 'Подарочный сертификат',
} as const;
export type DocumentKind = keyof typeof documentKinds;

export interface Party {
  name: string;
  inn: string | null;
  kpp: string | null;
  address: string | null;
}

export interface Seller extends Party {
  ogrn: string | null;
  bank_name: string;
  bic: string;
  account: string;
  correspondent_account: string;
  director_post: string;
  director_name: string;
  /** The director signs for both where there is none. */
  accountant_name: string | null;
  vat: VatRate | null;
}

export interface DocumentLine {
  name: string;
  count: number;
  unit: string;
  price: number;
  sum: number;
  /** None where the seller pays no VAT. */
  vat: number | null;
}

interface Numbered {
  number: string;
  date: string;
}

interface Sale extends Numbered {
  seller: Seller;
  payer: Party;
  /** The principal in whose name the seller acts, if it is an agent. */
  principal: string | null;
  lines: DocumentLine[];
  vat: number | null;
  total: number;
}

export interface InvoiceSnapshot extends Sale {
  kind: InvoiceKind;
  due_date: string;
  purpose: string;
  basis: string | null;
  /** For a contract: the terms accepted by paying, a paragraph each. */
  terms: string[];
  contract?: ContractSides;
}

export interface ContractSides {
  /** The provider of the service, where the seller is an agent. */
  provider: Party | null;
  /** The signatory of the payer, and the authority. */
  signs: { fio: string; post: string; basis: string };
}

export interface ActSnapshot extends Sale {
  kind: 'ACT';
  basis: string;
}

export interface UpdSnapshot extends Sale {
  kind: 'UPD';
  basis: string;
  /** The day when the service was rendered. */
  shipped_on: string;
}

export interface QuoteSnapshot extends Sale {
  kind: 'QUOTE';
  valid_until: string;
  remarks: string[];
}

export interface AgentReportSnapshot extends Numbered {
  kind: 'AGENT_REPORT';
  agent: Seller;
  principal: Party;
  /** The signatory of the principal, where known. */
  principal_signs: string | null;
  contract: string;
  from: string;
  to: string;
  /** The number of the payout that it accounts for, where it is not of all that happened in these days. */
  payout: string | null;
  sales: AgentReportSale[];
  /** Refunded sales, with the returned remuneration. */
  refunds: AgentReportSale[];
  commission: number;
  fee: number;
  due: number;
  /** The opening debt to the principal, payments of these days and the closing debt; none for a payout. */
  balance: { opening: number; paid: number; closing: number } | null;
}

export interface AgentReportSale {
  date: string;
  order: string;
  course: string;
  method: string;
  sum: number;
  /** Per cent of the agent, as it is written. */
  rate: string;
  commission: number;
}

export interface ReconciliationSnapshot extends Numbered {
  kind: 'RECONCILIATION';
  us: Seller;
  them: Party;
  /** Their signatory, where known. */
  them_sign: string | null;
  from: string;
  to: string;
  /** Their debt to us; our debt to them is negative. */
  opening: number;
  entries: { date: string; document: string; debit: number; credit: number }[];
  closing: number;
}

export interface CertificateSnapshot extends Numbered {
  kind: 'CERTIFICATE';
  last_name: string;
  first_name: string;
  middle_name: string | null;
  course: string;
  /** «10–11 декабря 2026»; null of a course that is taken at any time. */
  days: string | null;
  /** Academic hours. */
  hours: number | null;
  /** The programme on the portal of continuing education. */
  nmo_code: string | null;
  nmo_points: number | null;
  center: string;
  city: string | null;
  director: string | null;
  /** Where it is checked, as its square says. */
  link: string;
}

export interface VoucherSnapshot extends Numbered {
  kind: 'VOUCHER';
  /** Whole roubles. */
  sum: number;
  code: string;
  from: string;
  to: string;
  message: string | null;
  valid_until: string;
  /** Where courses are chosen, as its square says. */
  link: string;
}
