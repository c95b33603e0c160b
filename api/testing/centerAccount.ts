/** Where the money of a centre goes, as tests have it. */
export const centerAccount = {
  pay_name: 'ООО «Фиссура»',
  pay_inn: '7707083893',
  pay_bank: 'АО «Учебный банк»',
  pay_bic: '040000901',
  pay_rs: '40702810800000000011',
  pay_ks: '30101810200000000901',
};
