/** Payments by transfer of a statement of the demo. */
export interface CastBankLine {
  number: string;
  daysAgo: number;
  roubles: number;
  payer_name: string;
  payer_inn: string;
  payer_kpp: string;
  payer_account: string;
  purpose: string;
  /** Why it was passed over. */
  reason?: string;
}

export const bankLines: readonly CastBankLine[] = [
  {
    number: '318',
    daysAgo: 2,
    roubles: 54_000,
    payer_name: 'ООО «Стоматология на Садовой»',
    payer_inn: '7725088527',
    payer_kpp: '772501001',
    payer_account: '40702810900000002851',
    purpose: 'Оплата за обучение врачей, три человека. НДС не облагается',
  },
  {
    number: '77',
    daysAgo: 2,
    roubles: 18_900,
    payer_name: 'ИП Орлова Мария Викторовна',
    payer_inn: '773370857141',
    payer_kpp: '',
    payer_account: '40802810500000012745',
    purpose: 'За курс по эндодонтии, номер счета уточняется',
  },
  {
    number: '5',
    daysAgo: 1,
    roubles: 120_000,
    payer_name: 'АО «Клиника доктора Ветрова»',
    payer_inn: '7715034360',
    payer_kpp: '771501001',
    payer_account: '40702810200000031906',
    purpose: 'Предоплата по договору 14/26 за участие сотрудников в курсах',
  },
  {
    number: '4410',
    daysAgo: 1,
    roubles: 3_250.4,
    payer_name: 'ПАО «Поставщик связи»',
    payer_inn: '7710140679',
    payer_kpp: '771001001',
    payer_account: '40702810400000077120',
    purpose: 'Возврат излишне уплаченного за связь',
    reason: 'Возврат от поставщика связи, к курсам не относится',
  },
];
